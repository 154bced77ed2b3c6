// slow: chooses a column for each row freely and checks when all rows are done, O(n^n) (Time Limit Exceeded)
class Solution {
    public int countPlacements(char[][] floor) {
        return countFrom(floor, 0, new int[floor.length]);
    }

    private int countFrom(char[][] floor, int row, int[] chosen) {
        if (row == floor.length) {
            return isQuiet(chosen) ? 1 : 0;
        }
        int ways = 0;
        for (int column = 0; column < floor.length; column++) {
            if (floor[row][column] == '.') {
                chosen[row] = column;
                ways += countFrom(floor, row + 1, chosen);
            }
        }
        return ways;
    }

    private boolean isQuiet(int[] chosen) {
        for (int a = 0; a < chosen.length; a++) {
            for (int b = 0; b < a; b++) {
                int distance = Math.abs(chosen[a] - chosen[b]);
                if (distance == 0 || distance == a - b) {
                    return false;
                }
            }
        }
        return true;
    }
}
