// Saves the old board with clone(), which copies only the outer array, so after a suicide the "old" board still shows the new stone.
class Solution {
    private int[] dx = {0, 0, 1, -1};
    private int[] dy = {1, -1, 0, 0};

    public char[][] playStone(char[][] board, int row, int col, char color) {
        if (board[row][col] != '.') return board;
        char[][] old = board.clone();
        board[row][col] = color;
        char other = (color == 'B') ? 'W' : 'B';

        for (int d = 0; d < 4; d++) {
            int x = row + dx[d], y = col + dy[d];
            if (inside(board, x, y) && board[x][y] == other) {
                if (!alive(board, x, y, other, new boolean[board.length][board[0].length])) {
                    remove(board, x, y, other);
                }
            }
        }
        if (!alive(board, row, col, color, new boolean[board.length][board[0].length])) {
            return old;
        }
        return board;
    }

    private boolean inside(char[][] b, int x, int y) {
        return x >= 0 && y >= 0 && x < b.length && y < b[0].length;
    }

    private boolean alive(char[][] b, int x, int y, char who, boolean[][] seen) {
        if (!inside(b, x, y) || seen[x][y]) return false;
        if (b[x][y] == '.') return true;
        if (b[x][y] != who) return false;
        seen[x][y] = true;
        for (int d = 0; d < 4; d++) {
            if (alive(b, x + dx[d], y + dy[d], who, seen)) return true;
        }
        return false;
    }

    private void remove(char[][] b, int x, int y, char who) {
        if (!inside(b, x, y) || b[x][y] != who) return;
        b[x][y] = '.';
        for (int d = 0; d < 4; d++) remove(b, x + dx[d], y + dy[d], who);
    }
}
