class Solution {
    private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    public char[][] playStone(char[][] board, int row, int col, char color) {
        if (board[row][col] != '.') {
            return board;
        }
        char[][] after = new char[board.length][];
        for (int r = 0; r < board.length; r++) {
            after[r] = board[r].clone();
        }
        after[row][col] = color;
        char enemy = color == 'B' ? 'W' : 'B';
        for (int[] step : STEPS) {
            int r = row + step[0];
            int c = col + step[1];
            if (isOn(after, r, c) && after[r][c] == enemy) {
                List<int[]> group = new ArrayList<>();
                if (!collect(after, r, c, group)) {
                    for (int[] point : group) {
                        after[point[0]][point[1]] = '.';
                    }
                }
            }
        }
        return collect(after, row, col, new ArrayList<>()) ? after : board;
    }

    /** Fills group with the stones joined to the one at (row, col) and says whether they have a liberty. */
    private boolean collect(char[][] board, int row, int col, List<int[]> group) {
        boolean[][] seen = new boolean[board.length][board[0].length];
        boolean hasLiberty = false;
        seen[row][col] = true;
        group.add(new int[] {row, col});
        for (int i = 0; i < group.size(); i++) {
            for (int[] step : STEPS) {
                int r = group.get(i)[0] + step[0];
                int c = group.get(i)[1] + step[1];
                if (!isOn(board, r, c)) {
                    continue;
                }
                if (board[r][c] == '.') {
                    hasLiberty = true;
                } else if (board[r][c] == board[row][col] && !seen[r][c]) {
                    seen[r][c] = true;
                    group.add(new int[] {r, c});
                }
            }
        }
        return hasLiberty;
    }

    private boolean isOn(char[][] board, int row, int col) {
        return row >= 0 && row < board.length && col >= 0 && col < board[0].length;
    }
}
