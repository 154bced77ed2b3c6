// Right: spreads liberties over the whole board until nothing changes.
class Solution {
    public char[][] playStone(char[][] board, int row, int col, char color) {
        if (board[row][col] != '.') return board;
        board[row][col] = color;
        boolean[][] lives = living(board);
        for (int r = 0; r < board.length; r++)
            for (int c = 0; c < board[0].length; c++)
                if (board[r][c] != color && !lives[r][c]) board[r][c] = '.';
        if (!living(board)[row][col]) board[row][col] = '.';
        return board;
    }

    private boolean[][] living(char[][] b) {
        boolean[][] on = new boolean[b.length][b[0].length];
        for (boolean changed = true; changed; ) {
            changed = false;
            for (int r = 0; r < b.length; r++)
                for (int c = 0; c < b[0].length; c++) {
                    if (on[r][c]) continue;
                    boolean now = b[r][c] == '.';
                    for (int[] s : new int[][] {{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}}) {
                        if (s[0] < 0 || s[1] < 0 || s[0] >= b.length || s[1] >= b[0].length) continue;
                        char n = b[s[0]][s[1]];
                        now |= n == '.' || n == b[r][c] && on[s[0]][s[1]];
                    }
                    if (now) on[r][c] = changed = true;
                }
        }
        return on;
    }
}
