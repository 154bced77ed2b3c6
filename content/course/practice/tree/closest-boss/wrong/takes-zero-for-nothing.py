# wrong: takes the number 0 for nothing (Wrong Answer)
class Solution:
    def closestBoss(self, root: Optional[TreeNode], a: int, b: int) -> int:
        def find(node):
            if node is None or node.val in (a, b):
                return node
            left, right = find(node.left), find(node.right)
            if left and right:
                return node
            return left or right

        return find(root).val or -1
