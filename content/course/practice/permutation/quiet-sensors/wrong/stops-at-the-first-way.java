// wrong: stops at the first way, as if only one were wanted (Wrong Answer)
class Solution {
    public int countPlacements(char[][] floor) {
        return fill(floor, 0, new int[floor.length]) ? 1 : 0;
    }

    private boolean fill(char[][] floor, int row, int[] chosen) {
        if (row == floor.length) {
            return true;
        }
        for (int column = 0; column < floor.length; column++) {
            boolean isOpen = floor[row][column] == '.';
            for (int above = 0; above < row && isOpen; above++) {
                int distance = Math.abs(chosen[above] - column);
                isOpen = distance != 0 && distance != row - above;
            }
            chosen[row] = column;
            if (isOpen && fill(floor, row + 1, chosen)) {
                return true;
            }
        }
        return false;
    }
}
