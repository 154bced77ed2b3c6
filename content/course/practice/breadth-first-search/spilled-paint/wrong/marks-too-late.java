// wrong: marks a tile when it is taken from the queue, so it is counted twice (Wrong Answer)
class Solution {
    public int countTiles(String[] floor, int row, int column) {
        int rows = floor.length, columns = floor[0].length();
        char color = floor[row].charAt(column);
        boolean[][] covered = new boolean[rows][columns];
        Deque<int[]> queue = new ArrayDeque<>();
        covered[row][column] = true;
        queue.add(new int[] {row, column});
        int tiles = 0;
        while (!queue.isEmpty()) {
            int[] tile = queue.remove();
            tiles++;
            covered[tile[0]][tile[1]] = true;
            for (int[] step : STEPS) {
                int r = tile[0] + step[0], c = tile[1] + step[1];
                if (r >= 0 && r < rows && c >= 0 && c < columns && !covered[r][c] && floor[r].charAt(c) == color) {
                    queue.add(new int[] {r, c});
                }
            }
        }
        return tiles;
    }

    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
}
