# wrong: forgets to negate the chances, so the heap hands out the worst node first and it is taken for final (Wrong Answer)
class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int) -> float:
        neighbors = [[] for _ in range(n)]
        for u, v, percent in links:
            neighbors[u].append((v, percent / 100))
            neighbors[v].append((u, percent / 100))
        best = [0.0] * n
        best[start] = 1.0
        heap = [(1.0, start)]
        while heap:
            chance, node = heapq.heappop(heap)
            if node == end:
                return chance
            if chance < best[node]:
                continue
            for following, factor in neighbors[node]:
                reached = chance * factor
                if reached > best[following]:
                    best[following] = reached
                    heapq.heappush(heap, (reached, following))
        return 0.0
