# Stores each link only from u to v, so a route that uses a link from v to u is not found.
class Solution:
    def bestReliability(self, n: int, links: List[List[int]], start: int, end: int) -> float:
        graph = defaultdict(list)
        for u, v, p in links:
            graph[u].append((v, p / 100))

        done = set()
        heap = [(-1.0, start)]
        while heap:
            prob, node = heapq.heappop(heap)
            if node in done:
                continue
            if node == end:
                return -prob
            done.add(node)
            for nxt, p in graph[node]:
                if nxt not in done:
                    heapq.heappush(heap, (prob * p, nxt))
        return 0.0
