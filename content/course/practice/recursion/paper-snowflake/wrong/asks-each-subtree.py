# wrong: asks whether both subtrees are symmetric themselves (Wrong Answer)
class Solution:
    def isSymmetric(self, root: Optional[TreeNode]) -> bool:
        def are_mirrored(a, b):
            if a is None or b is None:
                return a is b
            return a.val == b.val and are_mirrored(a.left, b.right) and are_mirrored(a.right, b.left)

        return root is None or (self.isSymmetric(root.left) and self.isSymmetric(root.right))
