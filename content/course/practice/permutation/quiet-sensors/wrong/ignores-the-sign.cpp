// wrong: drops the sign of row minus column, so two different diagonals share a mark (Wrong Answer)
class Solution {
    int countFrom(const vector<vector<char>>& floor, int row, set<int>& columns, set<int>& differences, set<int>& sums) {
        int n = (int)floor.size();
        if (row == n) return 1;
        int ways = 0;
        for (int column = 0; column < n; column++) {
            int difference = abs(row - column), sum = row + column;
            if (floor[row][column] == '#' || columns.count(column)) continue;
            if (differences.count(difference) || sums.count(sum)) continue;
            columns.insert(column);
            differences.insert(difference);
            sums.insert(sum);
            ways += countFrom(floor, row + 1, columns, differences, sums);
            columns.erase(column);
            differences.erase(difference);
            sums.erase(sum);
        }
        return ways;
    }

public:
    int countPlacements(vector<vector<char>>& floor) {
        set<int> columns, differences, sums;
        return countFrom(floor, 0, columns, differences, sums);
    }
};
