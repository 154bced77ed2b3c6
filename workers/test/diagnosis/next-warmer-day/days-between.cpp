// Counts only the days between the two days, so each answer is one too small.
class Solution {
public:
    vector<int> daysToWarmer(vector<int>& temps) {
        int n = temps.size();
        vector<int> ans(n, 0);
        for (int i = n - 1; i >= 0; --i) {
            int days = 0;
            bool found = false;
            for (int j = i + 1; j < n; ++j) {
                if (temps[j] > temps[i]) {
                    found = true;
                    break;
                }
                ++days;
            }
            if (found) ans[i] = days;
        }
        return ans;
    }
};
