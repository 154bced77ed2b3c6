# wrong: lets a path end at the root (Wrong Answer)
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = -math.inf

        def best_way_down(node):
            nonlocal best
            if not node.left and not node.right:
                best = max(best, node.val)
                return node.val
            if not node.left or not node.right:
                return node.val + best_way_down(node.left or node.right)
            left, right = best_way_down(node.left), best_way_down(node.right)
            best = max(best, left + node.val + right)
            return node.val + max(left, right)

        way = best_way_down(root)
        return max(best, way)
