# wrong: filters the values for truth, which throws out nodes that hold 0 (Wrong Answer)
class Solution:
    def zigzagLevels(self, root: Optional[TreeNode]) -> List[List[int]]:
        levels = []
        queue = deque([(root, 0)])
        while queue:
            node, depth = queue.popleft()
            if not node:
                continue
            if depth == len(levels):
                levels.append([])
            levels[depth].append(node.val)
            queue.append((node.left, depth + 1))
            queue.append((node.right, depth + 1))
        turned = [level[::-1] if depth % 2 else level for depth, level in enumerate(levels)]
        return [[value for value in level if value] for level in turned]
