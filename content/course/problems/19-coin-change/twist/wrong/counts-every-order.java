// wrong: counts the same coins in another order as another way (Wrong Answer)
class Solution {
    public int fewestCoins(int[] coins, int amount) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int sum = 1; sum <= amount; sum++) {
            for (int coin : coins) {
                if (coin <= sum) ways[sum] = (ways[sum] + ways[sum - coin]) % 1_000_000_007;
            }
        }
        return (int) ways[amount];
    }
}
