# Always adds both arms to the node, even an arm with a negative sum that should be left out.
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        self.answer = float("-inf")

        def go(node):
            if node is None:
                return 0
            a = go(node.left)
            b = go(node.right)
            self.answer = max(self.answer, a + b + node.val)
            return node.val + max(a, b)

        go(root)
        return self.answer
