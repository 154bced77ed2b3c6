class Solution:
    def highestAffordable(self, root: Optional[TreeNode], budget: int) -> int:
        best = -1
        node = root
        while node:
            if node.val > budget:
                node = node.left
            else:
                best = node.val
                node = node.right
        return best
