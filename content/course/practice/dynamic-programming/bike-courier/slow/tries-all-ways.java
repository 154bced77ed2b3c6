// slow: tries all ways (Time Limit Exceeded)
class Solution {
    public int leastEffort(int[][] cost) {
        int least = from(cost, 0, 0);
        return least >= 1_000_000_000 ? -1 : least;
    }

    private int from(int[][] cost, int r, int c) {
        if (r == cost.length || c == cost[0].length || cost[r][c] == -1) {
            return 1_000_000_000;
        }
        if (r == cost.length - 1 && c == cost[0].length - 1) {
            return cost[r][c];
        }
        return Math.min(1_000_000_000, cost[r][c] + Math.min(from(cost, r + 1, c), from(cost, r, c + 1)));
    }
}
