# slow: tries all cases without remembering the answers (Time Limit Exceeded)
class Solution:
    def melodyDistance(self, first: List[int], second: List[int], gap: int) -> int:
        def cost(i, j):
            if i == 0 or j == 0:
                return (i + j) * gap
            return min(cost(i - 1, j - 1) + abs(first[i - 1] - second[j - 1]), cost(i - 1, j) + gap, cost(i, j - 1) + gap)
        return cost(len(first), len(second))
