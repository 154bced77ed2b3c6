# slow: looks through all nodes that are reached but not done for the best one instead of using a heap, O(n^2) (Time Limit Exceeded)
class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int) -> float:
        neighbors = [[] for _ in range(n)]
        for u, v, percent in links:
            neighbors[u].append((v, percent / 100))
            neighbors[v].append((u, percent / 100))
        best = [0.0] * n
        best[start] = 1.0
        waiting = {start}
        while waiting:
            node = max(waiting, key=best.__getitem__)
            waiting.remove(node)
            if node == end:
                return best[end]
            for following, factor in neighbors[node]:
                reached = best[node] * factor
                if reached > best[following]:
                    best[following] = reached
                    waiting.add(following)
        return 0.0
