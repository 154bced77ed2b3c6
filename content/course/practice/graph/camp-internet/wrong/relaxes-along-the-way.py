# wrong: computes cheapest ways from the satellite instead of a tree (Wrong Answer)
class Solution:
    def cheapestNetwork(self, dishes: List[int], links: List[List[int]]) -> int:
        best = dishes[:]
        neighbors = [[] for _ in dishes]
        for a, b, cost in links:
            neighbors[a].append((b, cost))
            neighbors[b].append((a, cost))
        heap = [(cost, camp) for camp, cost in enumerate(dishes)]
        heapify(heap)
        while heap:
            cost, camp = heappop(heap)
            if cost > best[camp]:
                continue
            for other, link in neighbors[camp]:
                if cost + link < best[other]:
                    best[other] = cost + link
                    heappush(heap, (best[other], other))
        return sum(best)
