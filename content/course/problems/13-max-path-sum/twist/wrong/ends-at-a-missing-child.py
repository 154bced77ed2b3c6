# wrong: takes a missing child for an arm with total 0 (Wrong Answer)
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = -math.inf

        def best_way_down(node):
            nonlocal best
            if not node:
                return 0
            left, right = best_way_down(node.left), best_way_down(node.right)
            best = max(best, left + node.val + right)
            return node.val + max(left, right)

        best_way_down(root)
        return best
