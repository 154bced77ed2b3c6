# slow: walks through the whole tree once from every node, O(n^2) (Time Limit Exceeded)
class Solution:
    def maxPathSum(self, root: Optional[TreeNode]) -> int:
        links = {}
        waiting = [root]
        while waiting:
            node = waiting.pop()
            links.setdefault(node, [])
            for child in (node.left, node.right):
                if child:
                    links[node].append(child)
                    links[child] = [node]
                    waiting.append(child)
        best = root.val
        for start in links:
            walks = [(start, None, start.val)]
            while walks:
                node, before, total = walks.pop()
                best = max(best, total)
                for after in links[node]:
                    if after is not before:
                        walks.append((after, node, total + after.val))
        return best
