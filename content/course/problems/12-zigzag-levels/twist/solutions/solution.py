class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        columns = defaultdict(list)
        level = [(root, 0)] if root else []
        while level:
            following = []
            for node, column in level:
                columns[column].append(node.val)
                if node.left:
                    following.append((node.left, column - 1))
                if node.right:
                    following.append((node.right, column + 1))
            level = following
        return [columns[column] for column in sorted(columns)]
