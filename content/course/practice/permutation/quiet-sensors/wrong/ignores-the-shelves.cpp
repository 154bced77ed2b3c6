// wrong: places sensors on tiles with shelves too (Wrong Answer)
class Solution {
    int countFrom(int n, int row, vector<bool>& columns, vector<bool>& differences, vector<bool>& sums) {
        if (row == n) return 1;
        int ways = 0;
        for (int column = 0; column < n; column++) {
            int difference = row - column + n - 1, sum = row + column;
            if (columns[column] || differences[difference] || sums[sum]) continue;
            columns[column] = differences[difference] = sums[sum] = true;
            ways += countFrom(n, row + 1, columns, differences, sums);
            columns[column] = differences[difference] = sums[sum] = false;
        }
        return ways;
    }

public:
    int countPlacements(vector<vector<char>>& floor) {
        int n = (int)floor.size();
        vector<bool> columns(n), differences(2 * n), sums(2 * n);
        return countFrom(n, 0, columns, differences, sums);
    }
};
