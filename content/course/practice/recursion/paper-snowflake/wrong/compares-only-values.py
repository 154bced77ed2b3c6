# wrong: treats two nodes as equal if one of them is missing (Wrong Answer)
class Solution:
    def isSymmetric(self, root: Optional[TreeNode]) -> bool:
        def are_mirrored(a, b):
            if a is None or b is None:
                return True
            return a.val == b.val and are_mirrored(a.left, b.right) and are_mirrored(a.right, b.left)

        return root is None or are_mirrored(root.left, root.right)
