// Makes the table one entry too short, so it crashes at the amount.
class Solution {
    public int fewestCoins(int[] coins, int amount) {
        int[] dp = new int[amount];
        Arrays.fill(dp, amount + 1);
        dp[0] = 0;
        for (int i = 1; i <= amount; i++) {
            for (int c : coins) {
                if (c <= i) dp[i] = Math.min(dp[i], dp[i - c] + 1);
            }
        }
        return dp[amount] > amount ? -1 : dp[amount];
    }
}
