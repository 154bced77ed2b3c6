# slow: walks the tree once per level and looks below each node whether it reaches the level, O(n^3) on a chain (Time Limit Exceeded)
class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        def reaches(node, depth):
            if not node:
                return False
            return depth == 0 or reaches(node.left, depth - 1) or reaches(node.right, depth - 1)

        def collect(node, depth, level):
            if not reaches(node, depth):
                return
            if depth == 0:
                level.append(node.val)
                return
            collect(node.left, depth - 1, level)
            collect(node.right, depth - 1, level)

        levels = []
        while reaches(root, len(levels)):
            level = []
            collect(root, len(levels), level)
            levels.append(level[::-1] if len(levels) % 2 else level)
        return levels
