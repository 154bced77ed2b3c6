// wrong: gives a region that touches both colors to Black (Wrong Answer)
class Solution {
    private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    public int[] playStone(char[][] board) {
        int rows = board.length;
        int cols = board[0].length;
        boolean[][] seen = new boolean[rows][cols];
        int black = 0;
        int white = 0;
        for (int row = 0; row < rows; row++) {
            for (int col = 0; col < cols; col++) {
                if (seen[row][col]) {
                    continue;
                }
                if (board[row][col] == 'B') {
                    black++;
                } else if (board[row][col] == 'W') {
                    white++;
                } else {
                    List<int[]> region = new ArrayList<>();
                    boolean touchesBlack = false;
                    boolean touchesWhite = false;
                    seen[row][col] = true;
                    region.add(new int[] {row, col});
                    for (int i = 0; i < region.size(); i++) {
                        for (int[] step : STEPS) {
                            int r = region.get(i)[0] + step[0];
                            int c = region.get(i)[1] + step[1];
                            if (r < 0 || r >= rows || c < 0 || c >= cols || seen[r][c]) {
                                continue;
                            }
                            if (board[r][c] == 'B') {
                                touchesBlack = true;
                            } else if (board[r][c] == 'W') {
                                touchesWhite = true;
                            } else {
                                seen[r][c] = true;
                                region.add(new int[] {r, c});
                            }
                        }
                    }
                    if (touchesBlack) {
                        black += region.size();
                    } else if (touchesWhite && !touchesBlack) {
                        white += region.size();
                    }
                }
            }
        }
        return new int[] {black, white};
    }
}
