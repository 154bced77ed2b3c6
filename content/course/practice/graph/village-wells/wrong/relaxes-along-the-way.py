# wrong: computes cheapest ways from the water instead of a tree (Wrong Answer)
class Solution:
    def cheapestSupply(self, wells: List[int], pipes: List[List[int]]) -> int:
        best = wells[:]
        neighbors = [[] for _ in wells]
        for a, b, cost in pipes:
            neighbors[a].append((b, cost))
            neighbors[b].append((a, cost))
        heap = [(cost, village) for village, cost in enumerate(wells)]
        heapify(heap)
        while heap:
            cost, village = heappop(heap)
            if cost > best[village]:
                continue
            for other, pipe in neighbors[village]:
                if cost + pipe < best[other]:
                    best[other] = cost + pipe
                    heappush(heap, (best[other], other))
        return sum(best)
