// wrong: lets a shelf stop the view of the sensors behind it (Wrong Answer)
class Solution {
    public int countPlacements(char[][] floor) {
        return countFrom(floor, new boolean[floor.length][floor.length], 0);
    }

    private int countFrom(char[][] floor, boolean[][] sensors, int row) {
        if (row == floor.length) {
            return 1;
        }
        int ways = 0;
        for (int column = 0; column < floor.length; column++) {
            if (floor[row][column] == '#' || isSeen(floor, sensors, row, column)) {
                continue;
            }
            sensors[row][column] = true;
            ways += countFrom(floor, sensors, row + 1);
            sensors[row][column] = false;
        }
        return ways;
    }

    private boolean isSeen(char[][] floor, boolean[][] sensors, int row, int column) {
        for (int step = -1; step <= 1; step++) {
            int r = row - 1;
            int c = column + step;
            while (r >= 0 && c >= 0 && c < floor.length && floor[r][c] == '.') {
                if (sensors[r][c]) {
                    return true;
                }
                r--;
                c += step;
            }
        }
        return false;
    }
}
