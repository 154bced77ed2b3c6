# wrong: compares the totals at the root only and forgets the best ones further down (Wrong Answer)
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        def totals(node):
            if not node:
                return 0, 0
            left_arm, left_best = totals(node.left)
            right_arm, right_best = totals(node.right)
            arm = max(0, node.val + max(left_arm, right_arm))
            return arm, max(left_best, right_best, left_arm + node.val + right_arm)

        arm, best = totals(root)
        return best
