// wrong: computes with values of the same hour (Wrong Answer)
class Solution {
    public int largestProfit(int[] prices, int wear) {
        int ready = 0, full = IMPOSSIBLE, cooling = IMPOSSIBLE;
        for (int price : prices) {
            full = Math.max(full, ready - price);
            cooling = full + price - wear;
            ready = Math.max(ready, cooling);
        }
        return Math.max(ready, cooling);
    }

    // Far below every profit, but without overflow.
    private static final int IMPOSSIBLE = -1_000_000_000;
}
