class Solution:
    def shortestSplitting(self, length: int, marks: List[int]) -> int:
        places = [0, *sorted(marks), length]

        @cache
        def cost(i, j):
            if j - i < 2:
                return 0
            return places[j] - places[i] + min(cost(i, m) + cost(m, j) for m in range(i + 1, j))

        return cost(0, len(places) - 1)
