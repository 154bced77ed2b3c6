# wrong: settles each node with its best chance, as Dijkstra does (Wrong Answer)
class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int, most: int) -> float:
        neighbors = [[] for _ in range(n)]
        for u, v, percent in links:
            neighbors[u].append((v, percent / 100))
            neighbors[v].append((u, percent / 100))
        settled = set()
        heap = [(-1.0, 0, start)]
        while heap:
            negated, used, node = heapq.heappop(heap)
            if node == end:
                return -negated
            if node in settled or used == most:
                continue
            settled.add(node)
            for following, factor in neighbors[node]:
                heapq.heappush(heap, (negated * factor, used + 1, following))
        return 0.0
