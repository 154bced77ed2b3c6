// slow: takes a point off the visited ones on the way back, so a group is walked along every possible path (Time Limit Exceeded)
class Solution {
    private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    private char[][] after;
    private boolean[][] visited;

    public char[][] playStone(char[][] board, int row, int col, char color) {
        if (board[row][col] != '.') {
            return board;
        }
        after = new char[board.length][];
        for (int r = 0; r < board.length; r++) {
            after[r] = board[r].clone();
        }
        visited = new boolean[board.length][board[0].length];
        after[row][col] = color;
        char enemy = color == 'B' ? 'W' : 'B';
        for (int[] step : STEPS) {
            int r = row + step[0];
            int c = col + step[1];
            if (isOn(r, c) && after[r][c] == enemy && !hasLiberty(r, c)) {
                take(r, c, enemy);
            }
        }
        return hasLiberty(row, col) ? after : board;
    }

    private boolean hasLiberty(int row, int col) {
        visited[row][col] = true;
        boolean found = false;
        for (int[] step : STEPS) {
            int r = row + step[0];
            int c = col + step[1];
            if (!isOn(r, c) || visited[r][c]) {
                continue;
            }
            if (after[r][c] == '.' || after[r][c] == after[row][col] && hasLiberty(r, c)) {
                found = true;
                break;
            }
        }
        visited[row][col] = false;
        return found;
    }

    private void take(int row, int col, char owner) {
        if (!isOn(row, col) || after[row][col] != owner) {
            return;
        }
        after[row][col] = '.';
        for (int[] step : STEPS) {
            take(row + step[0], col + step[1], owner);
        }
    }

    private boolean isOn(int row, int col) {
        return row >= 0 && row < after.length && col >= 0 && col < after[0].length;
    }
}
