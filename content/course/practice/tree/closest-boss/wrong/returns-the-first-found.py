# wrong: returns whichever of the two it finds first (Wrong Answer)
class Solution:
    def closestBoss(self, root: Optional[TreeNode], a: int, b: int) -> int:
        def find(node):
            if node is None or node.val in (a, b):
                return node
            left, right = find(node.left), find(node.right)
            return left or right

        return find(root).val
