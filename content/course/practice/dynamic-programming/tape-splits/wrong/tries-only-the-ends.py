# wrong: splits only at the first or last mark of a piece (Wrong Answer)
class Solution:
    def shortestSplitting(self, length: int, marks: List[int]) -> int:
        places = [0, *sorted(marks), length]

        @cache
        def cost(i, j):
            if j - i < 2:
                return 0
            return places[j] - places[i] + min(cost(i, m) + cost(m, j) for m in (i + 1, j - 1))

        return cost(0, len(places) - 1)
