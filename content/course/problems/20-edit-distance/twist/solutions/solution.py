class Solution:
    def editDistance(self, a: str, b: str) -> int:
        two_up, up = [], list(range(len(b) + 1))
        for i in range(1, len(a) + 1):
            row = [i]
            for j in range(1, len(b) + 1):
                if a[i - 1] == b[j - 1]:
                    steps = up[j - 1]
                else:
                    steps = min(up[j - 1], up[j], row[j - 1]) + 1
                    if i > 1 and j > 1 and a[i - 1] == b[j - 2] and a[i - 2] == b[j - 1]:
                        steps = min(steps, two_up[j - 2] + 1)
                row.append(steps)
            two_up, up = up, row
        return up[-1]
