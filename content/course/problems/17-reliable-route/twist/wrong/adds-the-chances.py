# wrong: takes the weakest link for the chance of a route (Wrong Answer)
class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int, most: int) -> float:
        best = [0.0] * n
        best[start] = 1.0
        for _ in range(most):
            following = best[:]
            for u, v, percent in links:
                factor = percent / 100
                following[v] = max(following[v], min(best[u], factor))
                following[u] = max(following[u], min(best[v], factor))
            best = following
        return best[end]
