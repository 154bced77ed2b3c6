# wrong: sets no chance for the start itself, so a message that is already there never arrives (Wrong Answer)
class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int) -> float:
        neighbors = [[] for _ in range(n)]
        for u, v, percent in links:
            neighbors[u].append((v, percent / 100))
            neighbors[v].append((u, percent / 100))
        best = [0.0] * n
        heap = [(-1.0, start)]
        while heap:
            negated, node = heapq.heappop(heap)
            chance = -negated
            if node != start and chance < best[node]:
                continue
            for following, factor in neighbors[node]:
                reached = chance * factor
                if following != start and reached > best[following]:
                    best[following] = reached
                    heapq.heappush(heap, (-reached, following))
        return best[end]
