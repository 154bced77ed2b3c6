# wrong: walks depth first, so low nodes come before high ones (Wrong Answer)
class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        columns = defaultdict(list)
        waiting = [(root, 0)] if root else []
        while waiting:
            node, column = waiting.pop()
            columns[column].append(node.val)
            if node.right:
                waiting.append((node.right, column + 1))
            if node.left:
                waiting.append((node.left, column - 1))
        return [columns[column] for column in sorted(columns)]
