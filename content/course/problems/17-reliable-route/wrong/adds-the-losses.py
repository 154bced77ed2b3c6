# wrong: looks for the least sum of losses; chances multiply, they do not add up (Wrong Answer)
class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int) -> float:
        neighbors = [[] for _ in range(n)]
        for u, v, percent in links:
            neighbors[u].append((v, percent / 100))
            neighbors[v].append((u, percent / 100))
        best = [(float('inf'), 0.0)] * n
        best[start] = (0.0, 1.0)
        heap = [(0.0, 1.0, start)]
        while heap:
            loss, chance, node = heapq.heappop(heap)
            if node == end:
                return chance
            if loss > best[node][0]:
                continue
            for following, factor in neighbors[node]:
                total = loss + 1 - factor
                if total < best[following][0]:
                    best[following] = (total, chance * factor)
                    heapq.heappush(heap, (total, chance * factor, following))
        return 0.0
