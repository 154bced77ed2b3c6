class Solution {
public:
    int leastEffort(vector<vector<int>>& cost) {
        const int blocked = INT_MAX;
        vector<int> best(cost[0].size(), blocked);
        for (size_t r = 0; r < cost.size(); r++) {
            for (size_t c = 0; c < best.size(); c++) {
                int before = min(best[c], c > 0 ? best[c - 1] : blocked);
                if (r == 0 && c == 0) before = 0;
                best[c] = cost[r][c] == -1 || before == blocked ? blocked : before + cost[r][c];
            }
        }
        return best.back() == blocked ? -1 : best.back();
    }
};
