# slow: looks through all nodes for the best one instead of using a heap, O(n^2) (Time Limit Exceeded)
class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int) -> float:
        neighbors = [[] for _ in range(n)]
        for u, v, percent in links:
            neighbors[u].append((v, percent / 100))
            neighbors[v].append((u, percent / 100))
        best = [0.0] * n
        best[start] = 1.0
        waiting = set(range(n))
        while waiting:
            node = max(waiting, key=lambda candidate: best[candidate])
            waiting.remove(node)
            if node == end:
                break
            for following, factor in neighbors[node]:
                best[following] = max(best[following], best[node] * factor)
        return best[end]
