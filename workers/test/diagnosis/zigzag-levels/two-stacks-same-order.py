# Uses two stacks but pushes the left child first on both, so the order is wrong from the third level on.
class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        out = []
        now = [root] if root else []
        while now:
            level, following = [], []
            while now:
                t = now.pop()
                level.append(t.val)
                if t.left:
                    following.append(t.left)
                if t.right:
                    following.append(t.right)
            out.append(level)
            now = following
        return out
