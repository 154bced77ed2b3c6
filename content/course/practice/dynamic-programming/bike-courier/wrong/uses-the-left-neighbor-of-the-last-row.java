// wrong: takes the end of the last row for the left neighbor (Wrong Answer)
class Solution {
    public int leastEffort(int[][] cost) {
        int[] best = new int[cost[0].length];
        Arrays.fill(best, BLOCKED);
        for (int r = 0; r < cost.length; r++) {
            for (int c = 0; c < best.length; c++) {
                int before = Math.min(best[c], best[c > 0 ? c - 1 : best.length - 1]);
                if (r == 0 && c == 0) {
                    before = 0;
                }
                best[c] = cost[r][c] == -1 || before == BLOCKED ? BLOCKED : before + cost[r][c];
            }
        }
        int least = best[best.length - 1];
        return least == BLOCKED ? -1 : least;
    }

    private static final int BLOCKED = Integer.MAX_VALUE;
}
