// wrong: takes the diagonal points for neighbors (Wrong Answer)
class Solution {
    using Board = vector<vector<char>>;
    static constexpr int steps[8][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1},
                                      {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    static bool isOn(const Board& board, int row, int col) {
        return row >= 0 && row < (int)board.size() && col >= 0 && col < (int)board[0].size();
    }

    static bool collect(const Board& board, int row, int col, vector<pair<int, int>>& group) {
        vector<vector<bool>> seen(board.size(), vector<bool>(board[0].size()));
        bool hasLiberty = false;
        seen[row][col] = true;
        group.push_back({row, col});
        for (size_t i = 0; i < group.size(); i++) {
            for (auto& step : steps) {
                int r = group[i].first + step[0];
                int c = group[i].second + step[1];
                if (!isOn(board, r, c)) continue;
                if (board[r][c] == '.') {
                    hasLiberty = true;
                } else if (board[r][c] == board[row][col] && !seen[r][c]) {
                    seen[r][c] = true;
                    group.push_back({r, c});
                }
            }
        }
        return hasLiberty;
    }

public:
    vector<vector<char>> playStone(vector<vector<char>>& board, int row, int col, char color) {
        if (board[row][col] != '.') return board;
        Board after = board;
        after[row][col] = color;
        char enemy = color == 'B' ? 'W' : 'B';
        for (auto& step : steps) {
            int r = row + step[0];
            int c = col + step[1];
            if (!isOn(after, r, c) || after[r][c] != enemy) continue;
            vector<pair<int, int>> group;
            if (collect(after, r, c, group)) continue;
            for (auto [stoneRow, stoneCol] : group) after[stoneRow][stoneCol] = '.';
        }
        vector<pair<int, int>> own;
        return collect(after, row, col, own) ? after : board;
    }
};
