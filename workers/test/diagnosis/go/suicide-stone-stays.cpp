// Doesn't check the own group at all, so a suicide stone stays on the board.
class Solution {
public:
    vector<vector<char>> playStone(vector<vector<char>>& board, int row, int col, char color) {
        if (board[row][col] != '.') return board;
        int R = board.size(), C = board[0].size();
        board[row][col] = color;
        const int d[5] = {0, 1, 0, -1, 0};
        for (int k = 0; k < 4; ++k) {
            int r0 = row + d[k], c0 = col + d[k + 1];
            if (r0 < 0 || r0 >= R || c0 < 0 || c0 >= C) continue;
            if (board[r0][c0] == '.' || board[r0][c0] == color) continue;
            set<pair<int, int>> seen = {{r0, c0}};
            queue<pair<int, int>> q;
            q.push({r0, c0});
            bool liberty = false;
            while (!q.empty()) {
                auto [r, c] = q.front();
                q.pop();
                for (int m = 0; m < 4; ++m) {
                    int nr = r + d[m], nc = c + d[m + 1];
                    if (nr < 0 || nr >= R || nc < 0 || nc >= C) continue;
                    if (board[nr][nc] == '.') liberty = true;
                    if (board[nr][nc] == board[r0][c0] && seen.insert({nr, nc}).second) q.push({nr, nc});
                }
            }
            if (!liberty) for (auto& [r, c] : seen) board[r][c] = '.';
        }
        return board;
    }
};
