// wrong: counts the ways to pay instead of the coins (Wrong Answer)
class Solution {
    public int fewestCoins(int[] coins, int amount) {
        int[] ways = new int[amount + 1];
        ways[0] = 1;
        for (int coin : coins) {
            for (int sum = coin; sum <= amount && sum > 0; sum++) {
                ways[sum] += ways[sum - coin];
            }
        }
        return ways[amount] == 0 ? -1 : ways[amount];
    }
}
