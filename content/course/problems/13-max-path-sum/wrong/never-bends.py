# wrong: looks only at paths that go straight down (Wrong Answer)
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = root.val

        def best_arm(node):
            """The largest total of a path that starts at this node and goes down, or 0 for none."""
            nonlocal best
            if not node:
                return 0
            left = best_arm(node.left)
            right = best_arm(node.right)
            best = max(best, node.val + max(left, right))
            return max(0, node.val + max(left, right))

        best_arm(root)
        return best
