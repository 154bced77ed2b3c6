# wrong: takes for each village the cheapest pipe or its well (Wrong Answer)
class Solution:
    def cheapestSupply(self, wells: List[int], pipes: List[List[int]]) -> int:
        best = wells[:]
        for a, b, cost in pipes:
            if a != b:
                best[a] = min(best[a], cost)
                best[b] = min(best[b], cost)
        return sum(best)
