// wrong: fills the table only up to the sum before the amount (Wrong Answer)
class Solution {
    public int fewestCoins(int[] coins, int amount) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int coin : coins) {
            for (int sum = coin; sum < amount; sum++) {
                ways[sum] = (ways[sum] + ways[sum - coin]) % 1_000_000_007;
            }
        }
        return (int) ways[amount];
    }
}
