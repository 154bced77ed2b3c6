# wrong: returns 0 if nothing is affordable (Wrong Answer)
class Solution:
    def highestAffordable(self, root: Optional[TreeNode], budget: int) -> int:
        best = 0
        node = root
        while node:
            if node.val > budget:
                node = node.left
            else:
                best = node.val
                node = node.right
        return best
