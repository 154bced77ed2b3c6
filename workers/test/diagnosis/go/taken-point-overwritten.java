// Doesn't check that the point is empty, so a stone can be placed on another one.
class Solution {
    public char[][] playStone(char[][] board, int row, int col, char color) {
        char old = board[row][col];
        board[row][col] = color;
        char foe = color == 'B' ? 'W' : 'B';
        for (int[] p : near(board, row, col)) {
            if (board[p[0]][p[1]] != foe) continue;
            List<int[]> g = group(board, p[0], p[1]);
            if (!free(board, g)) for (int[] s : g) board[s[0]][s[1]] = '.';
        }
        if (!free(board, group(board, row, col))) board[row][col] = old;
        return board;
    }

    private List<int[]> near(char[][] b, int r, int c) {
        List<int[]> out = new ArrayList<>();
        if (r > 0) out.add(new int[] {r - 1, c});
        if (c > 0) out.add(new int[] {r, c - 1});
        if (r + 1 < b.length) out.add(new int[] {r + 1, c});
        if (c + 1 < b[0].length) out.add(new int[] {r, c + 1});
        return out;
    }

    private List<int[]> group(char[][] b, int r, int c) {
        boolean[][] seen = new boolean[b.length][b[0].length];
        List<int[]> g = new ArrayList<>();
        g.add(new int[] {r, c});
        seen[r][c] = true;
        for (int i = 0; i < g.size(); i++) {
            for (int[] p : near(b, g.get(i)[0], g.get(i)[1])) {
                if (seen[p[0]][p[1]] || b[p[0]][p[1]] != b[r][c]) continue;
                seen[p[0]][p[1]] = true;
                g.add(p);
            }
        }
        return g;
    }

    private boolean free(char[][] b, List<int[]> g) {
        for (int[] s : g) for (int[] p : near(b, s[0], s[1])) if (b[p[0]][p[1]] == '.') return true;
        return false;
    }
}
