// wrong: gives the region to the color of the first stone that it meets (Wrong Answer)
class Solution {
    vector<vector<char>> points;
    set<char> colors;
    int size = 0;

    // Collects a region and marks its points.
    void flood(int row, int col) {
        if (row < 0 || row >= (int)points.size() || col < 0 || col >= (int)points[0].size()) return;
        char point = points[row][col];
        if (point == '#') return;
        if (point != '.') {
            if (colors.empty()) colors.insert(point);
            return;
        }
        points[row][col] = '#';
        size++;
        flood(row + 1, col);
        flood(row - 1, col);
        flood(row, col + 1);
        flood(row, col - 1);
    }

public:
    vector<int> playStone(vector<vector<char>>& board) {
        points = board;
        map<char, int> count;
        for (int row = 0; row < (int)board.size(); row++) {
            for (int col = 0; col < (int)board[0].size(); col++) {
                if (board[row][col] != '.') {
                    count[board[row][col]]++;
                    continue;
                }
                colors.clear();
                size = 0;
                flood(row, col);
                if (colors.size() == 1) count[*colors.begin()] += size;
            }
        }
        return {count['B'], count['W']};
    }
};
