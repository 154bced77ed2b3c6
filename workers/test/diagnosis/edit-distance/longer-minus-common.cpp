// Takes the longer length minus the longest common subsequence, as if letters between the common ones could always be replaced.
class Solution {
public:
    int editDistance(string a, string b) {
        vector<vector<int>> lcs(a.size() + 1, vector<int>(b.size() + 1, 0));
        for (size_t i = 0; i < a.size(); i++) {
            for (size_t j = 0; j < b.size(); j++) {
                lcs[i + 1][j + 1] = a[i] == b[j] ? lcs[i][j] + 1 : max(lcs[i][j + 1], lcs[i + 1][j]);
            }
        }
        return (int)max(a.size(), b.size()) - lcs[a.size()][b.size()];
    }
};
