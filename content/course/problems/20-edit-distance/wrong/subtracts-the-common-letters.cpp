// wrong: takes the length of the longer word less that of the longest common subsequence (Wrong Answer)
class Solution {
public:
    int editDistance(string a, string b) {
        int n = a.size();
        int m = b.size();
        vector<vector<int>> common(n + 1, vector<int>(m + 1));
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= m; j++) {
                if (a[i - 1] == b[j - 1]) {
                    common[i][j] = common[i - 1][j - 1] + 1;
                } else {
                    common[i][j] = max(common[i - 1][j], common[i][j - 1]);
                }
            }
        }
        return max(n, m) - common[n][m];
    }
};
