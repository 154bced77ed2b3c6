// Checks for suicide before it takes enemy stones off, so a capture from a point without liberties is refused.
class Solution {
    private char[][] b;

    public char[][] playStone(char[][] board, int row, int col, char color) {
        if (board[row][col] != '.') return board;
        b = board;
        b[row][col] = color;
        if (!alive(row, col, color, new HashSet<>())) {
            b[row][col] = '.';
            return b;
        }
        char enemy = color == 'B' ? 'W' : 'B';
        int[] dr = {0, 0, 1, -1}, dc = {1, -1, 0, 0};
        for (int d = 0; d < 4; d++) {
            int r = row + dr[d], c = col + dc[d];
            if (r < 0 || c < 0 || r >= b.length || c >= b[0].length || b[r][c] != enemy) continue;
            Set<Integer> group = new HashSet<>();
            if (!alive(r, c, enemy, group)) {
                for (int p : group) b[p / 100][p % 100] = '.';
            }
        }
        return b;
    }

    private boolean alive(int r, int c, char who, Set<Integer> seen) {
        if (r < 0 || c < 0 || r >= b.length || c >= b[0].length) return false;
        if (b[r][c] == '.') return true;
        if (b[r][c] != who || !seen.add(r * 100 + c)) return false;
        boolean any = alive(r + 1, c, who, seen);
        any |= alive(r - 1, c, who, seen);
        any |= alive(r, c + 1, who, seen);
        any |= alive(r, c - 1, who, seen);
        return any;
    }
}
