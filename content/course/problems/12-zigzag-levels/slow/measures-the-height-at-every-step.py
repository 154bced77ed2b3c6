# slow: walks the tree once per level and measures the height below each node it passes, O(n^3) on a chain (Time Limit Exceeded)
class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        def height(node):
            if not node:
                return 0
            return 1 + max(height(node.left), height(node.right))

        def collect(node, depth, level):
            if height(node) <= depth:
                return
            if depth == 0:
                level.append(node.val)
                return
            collect(node.left, depth - 1, level)
            collect(node.right, depth - 1, level)

        levels = []
        for depth in range(height(root)):
            level = []
            collect(root, depth, level)
            levels.append(level[::-1] if depth % 2 else level)
        return levels
