# slow: tries for each entry how many letters are deleted or inserted in a row, O(n^3) (Time Limit Exceeded)
class Solution:
    def editDistance(self, a: str, b: str) -> int:
        steps = [[i + j for j in range(len(b) + 1)] for i in range(len(a) + 1)]
        for i in range(1, len(a) + 1):
            for j in range(1, len(b) + 1):
                best = steps[i - 1][j - 1] + (a[i - 1] != b[j - 1])
                for count in range(1, i + 1):
                    best = min(best, steps[i - count][j] + count)
                for count in range(1, j + 1):
                    best = min(best, steps[i][j - count] + count)
                steps[i][j] = best
        return steps[len(a)][len(b)]
