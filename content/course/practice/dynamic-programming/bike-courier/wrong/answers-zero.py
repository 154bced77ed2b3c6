# wrong: returns 0 if there is no way (Wrong Answer)
class Solution:
    def leastEffort(self, cost: List[List[int]]) -> int:
        best = [inf] * len(cost[0])
        for r, row in enumerate(cost):
            for c, here in enumerate(row):
                before = min(best[c], best[c - 1] if c > 0 else inf)
                if r == 0 and c == 0:
                    before = 0
                best[c] = inf if here == -1 else before + here
        return 0 if best[-1] == inf else best[-1]
