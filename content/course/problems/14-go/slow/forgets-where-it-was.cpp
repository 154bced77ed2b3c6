// slow: takes a point off the visited ones on the way back, so a group is walked along every possible path (Time Limit Exceeded)
class Solution {
    vector<vector<char>> after;
    set<pair<int, int>> visited;

    bool walk(int row, int col, char own, set<pair<int, int>>& group) {
        if (row < 0 || row >= (int)after.size() || col < 0 || col >= (int)after[0].size()) return false;
        if (visited.count({row, col})) return false;
        if (after[row][col] != own) return after[row][col] == '.';
        visited.insert({row, col});
        group.insert({row, col});
        bool found = walk(row + 1, col, own, group);
        found |= walk(row - 1, col, own, group);
        found |= walk(row, col + 1, own, group);
        found |= walk(row, col - 1, own, group);
        visited.erase({row, col});
        return found;
    }

public:
    vector<vector<char>> playStone(vector<vector<char>>& board, int row, int col, char color) {
        if (board[row][col] != '.') return board;
        after = board;
        after[row][col] = color;
        char enemy = color == 'B' ? 'W' : 'B';
        for (auto [r, c] : {pair(row + 1, col), pair(row - 1, col), pair(row, col + 1), pair(row, col - 1)}) {
            set<pair<int, int>> group;
            if (walk(r, c, enemy, group)) continue;
            for (auto [stoneRow, stoneCol] : group) after[stoneRow][stoneCol] = '.';
        }
        set<pair<int, int>> own;
        return walk(row, col, color, own) ? after : board;
    }
};
