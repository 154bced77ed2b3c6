# Reverses the levels with the wrong parity: the second goes from left to right and the third from right to left.
class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        if root is None:
            return []
        result = []
        row = [root]
        depth = 0
        while row:
            values = [node.val for node in row]
            if depth % 2 == 0:
                values.reverse()
            result.append(values)
            row = [child for node in row for child in (node.left, node.right) if child]
            depth += 1
        return result
