class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        nodes = [root] if root else []
        while nodes:
            values = [node.val for node in nodes]
            if len(levels) % 2 == 1:
                values.reverse()
            levels.append(values)
            nodes = [child for node in nodes for child in (node.left, node.right) if child]
        return levels
