class Solution {
public:
    int editDistance(string a, string b) {
        int n = a.size();
        int m = b.size();
        vector<vector<int>> steps(n + 1, vector<int>(m + 1));
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= m; j++) {
                if (i == 0 || j == 0) {
                    steps[i][j] = i + j;
                    continue;
                }
                int change = a[i - 1] == b[j - 1] ? 0 : 1;
                int least = min({steps[i - 1][j] + 1, steps[i][j - 1] + 1, steps[i - 1][j - 1] + change});
                if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                    least = min(least, steps[i - 2][j - 2] + 1);
                }
                steps[i][j] = least;
            }
        }
        return steps[n][m];
    }
};
