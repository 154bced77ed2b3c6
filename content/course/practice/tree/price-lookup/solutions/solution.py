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

    # Already written: answers one after the other.
    def answerAll(self, root: Optional[TreeNode], budgets: List[int]) -> List[int]:
        return [self.highestAffordable(root, budget) for budget in budgets]
