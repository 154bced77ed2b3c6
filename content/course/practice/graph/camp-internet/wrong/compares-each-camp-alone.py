# wrong: takes for each camp the cheapest link or its dish (Wrong Answer)
class Solution:
    def cheapestNetwork(self, dishes: List[int], links: List[List[int]]) -> int:
        best = dishes[:]
        for a, b, cost in links:
            if a != b:
                best[a] = min(best[a], cost)
                best[b] = min(best[b], cost)
        return sum(best)
