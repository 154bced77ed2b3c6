// wrong: adds all rises (Wrong Answer)
class Solution {
    public int largestProfit(int[] prices, int wear) {
        int profit = 0;
        for (int i = 1; i < prices.length; i++) {
            profit += Math.max(0, prices[i] - prices[i - 1] - wear);
        }
        return profit;
    }
}
