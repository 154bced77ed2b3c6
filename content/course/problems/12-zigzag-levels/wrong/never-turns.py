# wrong: lists every level from left to right (Wrong Answer)
class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        nodes = [root] if root else []
        while nodes:
            levels.append([node.val for node in nodes])
            nodes = [child for node in nodes for child in (node.left, node.right) if child]
        return levels
