class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int, most: int) -> float:
        best = [0.0] * n
        best[start] = 1.0
        for _ in range(most):
            following = best[:]
            for u, v, percent in links:
                factor = percent / 100
                if best[u] * factor > following[v]:
                    following[v] = best[u] * factor
                if best[v] * factor > following[u]:
                    following[u] = best[v] * factor
            best = following
        return best[end]
