# wrong: leaves zeros in the first row and column, so letters at the front of either word are free (Wrong Answer)
class Solution:
    def editDistance(self, a: str, b: str) -> int:
        steps = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
        for i in range(1, len(a) + 1):
            for j in range(1, len(b) + 1):
                if a[i - 1] == b[j - 1]:
                    steps[i][j] = steps[i - 1][j - 1]
                else:
                    steps[i][j] = 1 + min(steps[i - 1][j - 1], steps[i - 1][j], steps[i][j - 1])
        return steps[len(a)][len(b)]
