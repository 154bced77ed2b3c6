class Solution {
    private char[][] floor;
    private boolean[] columns;
    private boolean[] differences;
    private boolean[] sums;

    public int countPlacements(char[][] floor) {
        int n = floor.length;
        this.floor = floor;
        columns = new boolean[n];
        differences = new boolean[2 * n - 1];
        sums = new boolean[2 * n - 1];
        return countFrom(0);
    }

    private int countFrom(int row) {
        int n = floor.length;
        if (row == n) {
            return 1;
        }
        int ways = 0;
        for (int column = 0; column < n; column++) {
            int difference = row - column + n - 1;
            int sum = row + column;
            boolean isSeen = columns[column] || differences[difference] || sums[sum];
            if (floor[row][column] == '#' || isSeen) {
                continue;
            }
            columns[column] = differences[difference] = sums[sum] = true;
            ways += countFrom(row + 1);
            columns[column] = differences[difference] = sums[sum] = false;
        }
        return ways;
    }
}
