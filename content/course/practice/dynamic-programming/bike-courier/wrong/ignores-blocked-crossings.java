// wrong: rides through blocked crossings (Wrong Answer)
class Solution {
    public int leastEffort(int[][] cost) {
        int[] best = new int[cost[0].length];
        Arrays.fill(best, BLOCKED);
        for (int r = 0; r < cost.length; r++) {
            for (int c = 0; c < best.length; c++) {
                int before = Math.min(best[c], c > 0 ? best[c - 1] : BLOCKED);
                if (r == 0 && c == 0) {
                    before = 0;
                }
                best[c] = before == BLOCKED ? BLOCKED : before + cost[r][c];
            }
        }
        int least = best[best.length - 1];
        return least == BLOCKED ? -1 : least;
    }

    private static final int BLOCKED = Integer.MAX_VALUE;
}
