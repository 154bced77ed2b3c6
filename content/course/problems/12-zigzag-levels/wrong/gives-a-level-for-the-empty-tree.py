# wrong: answers [[]] for the empty tree, which has no level at all (Wrong Answer)
class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        nodes = [root]
        while True:
            nodes = [node for node in nodes if node]
            values = [node.val for node in nodes]
            if len(levels) % 2 == 1:
                values.reverse()
            if values or not levels:
                levels.append(values)
            if not values:
                return levels
            nodes = [child for node in nodes for child in (node.left, node.right)]
