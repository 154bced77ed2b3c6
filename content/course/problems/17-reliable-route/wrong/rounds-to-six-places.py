# wrong: rounds each chance to six places, which is too rough for a small one: the error is relative (Wrong Answer)
class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int) -> float:
        neighbors = [[] for _ in range(n)]
        for u, v, percent in links:
            neighbors[u].append((v, percent / 100))
            neighbors[v].append((u, percent / 100))
        best = [0.0] * n
        best[start] = 1.0
        heap = [(-1.0, start)]
        while heap:
            negated, node = heapq.heappop(heap)
            if node == end:
                return -negated
            if -negated < best[node]:
                continue
            for following, factor in neighbors[node]:
                reached = round(-negated * factor, 6)
                if reached > best[following]:
                    best[following] = reached
                    heapq.heappush(heap, (-reached, following))
        return 0.0
