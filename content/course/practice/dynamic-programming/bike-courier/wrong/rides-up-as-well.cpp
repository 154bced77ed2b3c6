// wrong: lets the courier ride up, too (Wrong Answer)
class Solution {
public:
    int leastEffort(vector<vector<int>>& cost) {
        const int blocked = 1'000'000'000;
        int rows = cost.size(), columns = cost[0].size();
        vector<vector<int>> best(rows, vector<int>(columns, blocked));
        if (cost[0][0] != -1) best[0][0] = cost[0][0];
        for (int round = 0; round < 3; round++)
            for (int c = 0; c < columns; c++)
                for (int pass = 0; pass < 2; pass++)
                    for (int i = 0; i < rows; i++) {
                        int r = pass ? rows - 1 - i : i;
                        if (cost[r][c] == -1) continue;
                        int before = blocked;
                        if (c > 0) before = min(before, best[r][c - 1]);
                        if (r > 0) before = min(before, best[r - 1][c]);
                        if (r + 1 < rows) before = min(before, best[r + 1][c]);
                        best[r][c] = min(best[r][c], before + cost[r][c]);
                    }
        return best[rows - 1][columns - 1] >= blocked ? -1 : best[rows - 1][columns - 1];
    }
};
