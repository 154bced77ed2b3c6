class Solution {
    vector<bool> columns, differences, sums;

    int countFrom(const vector<vector<char>>& floor, int row) {
        int n = (int)floor.size();
        if (row == n) return 1;
        int ways = 0;
        for (int column = 0; column < n; column++) {
            int difference = row - column + n - 1;
            int sum = row + column;
            bool isSeen = columns[column] || differences[difference] || sums[sum];
            if (floor[row][column] == '#' || isSeen) continue;
            columns[column] = differences[difference] = sums[sum] = true;
            ways += countFrom(floor, row + 1);
            columns[column] = differences[difference] = sums[sum] = false;
        }
        return ways;
    }

public:
    int countPlacements(vector<vector<char>>& floor) {
        int n = (int)floor.size();
        columns.assign(n, false);
        differences.assign(2 * n - 1, false);
        sums.assign(2 * n - 1, false);
        return countFrom(floor, 0);
    }
};
