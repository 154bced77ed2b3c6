// wrong: uses the column as the row (Wrong Answer)
class Solution {
public:
    int countTiles(vector<string>& floor, int row, int column) {
        int rows = floor.size(), columns = floor[0].size();
        char color = floor[min(column, rows - 1)][min(row, columns - 1)];
        vector<vector<bool>> covered(rows, vector<bool>(columns));
        queue<pair<int, int>> queue;
        covered[min(column, rows - 1)][min(row, columns - 1)] = true;
        queue.push({min(column, rows - 1), min(row, columns - 1)});
        int tiles = 0;
        while (!queue.empty()) {
            auto [r, c] = queue.front();
            queue.pop();
            tiles++;
            for (auto [down, right] : {pair(-1, 0), pair(1, 0), pair(0, -1), pair(0, 1)}) {
                int i = r + down, j = c + right;
                if (i >= 0 && i < rows && j >= 0 && j < columns && !covered[i][j] && floor[i][j] == color) {
                    covered[i][j] = true;
                    queue.push({i, j});
                }
            }
        }
        return tiles;
    }
};
