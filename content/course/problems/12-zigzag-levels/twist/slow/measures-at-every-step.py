# slow: walks the tree for every column and row and measures heights on the way, O(n^3) on a chain (Time Limit Exceeded)
class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        def height(node):
            return 1 + max(height(node.left), height(node.right)) if node else 0

        def collect(node, column, row, wanted_row, columns):
            if not node or height(node) <= wanted_row - row:
                return
            if row == wanted_row:
                columns[column].append(node.val)
                return
            collect(node.left, column - 1, row + 1, wanted_row, columns)
            collect(node.right, column + 1, row + 1, wanted_row, columns)

        columns = defaultdict(list)
        for row in range(height(root)):
            collect(root, 0, 0, row, columns)
        return [columns[column] for column in sorted(columns)]
