// wrong: only checks the diagonals that rise to the right (Wrong Answer)
class Solution {
    public int countPlacements(char[][] floor) {
        int n = floor.length;
        return countFrom(floor, 0, new boolean[n], new boolean[2 * n - 1]);
    }

    private int countFrom(char[][] floor, int row, boolean[] columns, boolean[] sums) {
        if (row == floor.length) {
            return 1;
        }
        int ways = 0;
        for (int column = 0; column < floor.length; column++) {
            if (floor[row][column] == '#' || columns[column] || sums[row + column]) {
                continue;
            }
            columns[column] = sums[row + column] = true;
            ways += countFrom(floor, row + 1, columns, sums);
            columns[column] = sums[row + column] = false;
        }
        return ways;
    }
}
