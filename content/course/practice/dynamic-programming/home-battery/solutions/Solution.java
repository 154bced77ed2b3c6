class Solution {
    public int largestProfit(int[] prices, int wear) {
        int ready = 0, full = IMPOSSIBLE, cooling = IMPOSSIBLE;
        for (int price : prices) {
            int nextReady = Math.max(ready, cooling);
            int nextFull = Math.max(full, ready - price);
            cooling = full + price - wear;
            ready = nextReady;
            full = nextFull;
        }
        return Math.max(ready, cooling);
    }

    // Far below every profit, but without overflow.
    private static final int IMPOSSIBLE = -1_000_000_000;
}
