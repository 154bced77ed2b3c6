// Checks the own group for a liberty before the captured enemy stones are taken off, so a move that lives only by capturing is refused.
class Solution {
    int H, W;

    bool hasLiberty(vector<vector<char>>& g, int r, int c, vector<pair<int, int>>& stones) {
        char mine = g[r][c];
        bool liberty = false;
        set<pair<int, int>> done;
        stack<pair<int, int>> todo;
        todo.push({r, c});
        done.insert({r, c});
        while (!todo.empty()) {
            pair<int, int> p = todo.top();
            todo.pop();
            stones.push_back(p);
            int nr[4] = {p.first - 1, p.first + 1, p.first, p.first};
            int nc[4] = {p.second, p.second, p.second - 1, p.second + 1};
            for (int i = 0; i < 4; i++) {
                if (nr[i] < 0 || nr[i] >= H || nc[i] < 0 || nc[i] >= W) continue;
                if (g[nr[i]][nc[i]] == '.') liberty = true;
                if (g[nr[i]][nc[i]] == mine && done.insert({nr[i], nc[i]}).second) todo.push({nr[i], nc[i]});
            }
        }
        return liberty;
    }

public:
    vector<vector<char>> playStone(vector<vector<char>>& board, int row, int col, char color) {
        H = board.size();
        W = board[0].size();
        if (board[row][col] != '.') return board;
        vector<vector<char>> g = board;
        g[row][col] = color;

        vector<pair<int, int>> own;
        if (!hasLiberty(g, row, col, own)) return board;

        int nr[4] = {row - 1, row + 1, row, row};
        int nc[4] = {col, col, col - 1, col + 1};
        for (int i = 0; i < 4; i++) {
            if (nr[i] < 0 || nr[i] >= H || nc[i] < 0 || nc[i] >= W) continue;
            char there = g[nr[i]][nc[i]];
            if (there == '.' || there == color) continue;
            vector<pair<int, int>> enemy;
            if (!hasLiberty(g, nr[i], nc[i], enemy)) {
                for (auto& p : enemy) g[p.first][p.second] = '.';
            }
        }
        return g;
    }
};
