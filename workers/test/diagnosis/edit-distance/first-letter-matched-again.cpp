// Has no row for the empty word, and in the first row and column every equal letter is free, so one letter is matched with several equal ones.
class Solution {
public:
    int editDistance(string a, string b) {
        if (a.empty() || b.empty()) return a.size() + b.size();
        int la = a.length(), lb = b.length();
        vector<vector<int>> d(la, vector<int>(lb, 0));
        d[0][0] = a[0] == b[0] ? 0 : 1;
        for (int i = 1; i < la; i++) d[i][0] = d[i - 1][0] + (a[i] == b[0] ? 0 : 1);
        for (int j = 1; j < lb; j++) d[0][j] = d[0][j - 1] + (a[0] == b[j] ? 0 : 1);
        for (int i = 1; i < la; i++) {
            for (int j = 1; j < lb; j++) {
                if (a[i] == b[j])
                    d[i][j] = d[i - 1][j - 1];
                else
                    d[i][j] = 1 + min(d[i - 1][j - 1], min(d[i - 1][j], d[i][j - 1]));
            }
        }
        return d[la - 1][lb - 1];
    }
};
