# slow: recursion without a table, exponential (Time Limit Exceeded)
class Solution:
    def editDistance(self, a: str, b: str) -> int:
        def steps(i, j):
            if i == len(a) or j == len(b):
                return len(a) - i + len(b) - j
            if a[i] == b[j]:
                return steps(i + 1, j + 1)
            least = 1 + min(steps(i + 1, j), steps(i, j + 1), steps(i + 1, j + 1))
            if i + 1 < len(a) and j + 1 < len(b) and a[i] == b[j + 1] and a[i + 1] == b[j]:
                least = min(least, 1 + steps(i + 2, j + 2))
            return least

        return steps(0, 0)
