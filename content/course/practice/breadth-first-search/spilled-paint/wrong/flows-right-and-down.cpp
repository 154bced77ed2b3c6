// wrong: flows only to the right and down (Wrong Answer)
class Solution {
public:
    int countTiles(vector<string>& floor, int row, int column) {
        int rows = floor.size(), columns = floor[0].size();
        char color = floor[row][column];
        vector<vector<bool>> covered(rows, vector<bool>(columns));
        queue<pair<int, int>> queue;
        covered[row][column] = true;
        queue.push({row, column});
        int tiles = 0;
        while (!queue.empty()) {
            auto [r, c] = queue.front();
            queue.pop();
            tiles++;
            for (auto [down, right] : {pair(1, 0), pair(0, 1)}) {
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
