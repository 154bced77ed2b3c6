# wrong: returns the first price that is affordable (Wrong Answer)
class Solution:
    def highestAffordable(self, root: Optional[TreeNode], budget: int) -> int:
        best = -1
        node = root
        while node:
            if node.val > budget:
                node = node.left
            else:
                return node.val
        return best

    # Already written: answers one after the other.
    def answerAll(self, root: Optional[TreeNode], budgets: List[int]) -> List[int]:
        return [self.highestAffordable(root, budget) for budget in budgets]
