# wrong: only follows the left children (Wrong Answer)
class Solution:
    def countLevels(self, root: Optional[TreeNode]) -> int:
        levels = 0
        while root:
            levels += 1
            root = root.left
        return levels
