# Returns the sum with both children to the parent, so a path may fork.
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        best = root.val

        def walk(node):
            nonlocal best
            if not node:
                return 0
            left = max(0, walk(node.left))
            right = max(0, walk(node.right))
            through = node.val + left + right
            best = max(best, through)
            return through

        walk(root)
        return best
