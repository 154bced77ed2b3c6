// wrong: has only n places for the sums of row and column (Runtime Error)
class Solution {
    public int countPlacements(char[][] floor) {
        int n = floor.length;
        return countFrom(floor, 0, new boolean[n], new boolean[2 * n], new boolean[n]);
    }

    private int countFrom(char[][] floor, int row, boolean[] columns, boolean[] differences, boolean[] sums) {
        int n = floor.length;
        if (row == n) {
            return 1;
        }
        int ways = 0;
        for (int column = 0; column < n; column++) {
            if (floor[row][column] == '#' || columns[column]) {
                continue;
            }
            if (differences[row - column + n] || sums[row + column]) {
                continue;
            }
            columns[column] = differences[row - column + n] = sums[row + column] = true;
            ways += countFrom(floor, row + 1, columns, differences, sums);
            columns[column] = differences[row - column + n] = sums[row + column] = false;
        }
        return ways;
    }
}
