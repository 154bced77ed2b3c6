// wrong: windows have k + 1 hours (Wrong Answer)
class Solution {
public:
    int mostVisitors(vector<int>& visitors, int k) {
        int sum = 0, most = 0;
        for (int i = 0; i < (int)visitors.size(); i++) {
            sum += visitors[i];
            if (i > k) sum -= visitors[i - k - 1];
            most = max(most, sum);
        }
        return most;
    }
};
