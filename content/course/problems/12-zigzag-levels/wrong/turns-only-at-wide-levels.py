# wrong: turns round only after a level of several nodes, though every level changes the direction (Wrong Answer)
class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        nodes = [root] if root else []
        backwards = False
        while nodes:
            values = [node.val for node in nodes]
            levels.append(values[::-1] if backwards else values)
            if len(values) > 1 or len(levels) == 1:
                backwards = not backwards
            nodes = [child for node in nodes for child in (node.left, node.right) if child]
        return levels
