class Solution:
    def countLevels(self, root: Optional[TreeNode]) -> int:
        if root is None:
            return 0
        return 1 + max(self.countLevels(root.left), self.countLevels(root.right))
