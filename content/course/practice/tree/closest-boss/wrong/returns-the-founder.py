# wrong: returns the founder if the two are on different levels (Wrong Answer)
class Solution:
    def closestBoss(self, root: Optional[TreeNode], a: int, b: int) -> int:
        def level(node, value, depth):
            if node is None:
                return None
            if node.val == value:
                return depth
            found = level(node.left, value, depth + 1)
            return found if found is not None else level(node.right, value, depth + 1)

        def find(node):
            if node is None or node.val in (a, b):
                return node
            left, right = find(node.left), find(node.right)
            return node if left and right else left or right

        return find(root).val if level(root, a, 0) == level(root, b, 0) else root.val
