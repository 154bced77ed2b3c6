# slow: asks the better arm a second time, which doubles the work on every level (Time Limit Exceeded)
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        def way_down(node):
            if not node.left and not node.right:
                return node.val
            children = [child for child in (node.left, node.right) if child]
            better = max(children, key=way_down)
            return node.val + way_down(better)

        def best(node):
            if not node.left and not node.right:
                return node.val
            children = [child for child in (node.left, node.right) if child]
            below = max(best(child) for child in children)
            if len(children) == 1:
                return below
            return max(below, node.val + way_down(node.left) + way_down(node.right))

        return best(root)
