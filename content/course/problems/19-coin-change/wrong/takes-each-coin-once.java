// wrong: goes down through the sums, so each coin is used at most once (Wrong Answer)
class Solution {
    public int fewestCoins(int[] coins, int amount) {
        int none = amount + 1;
        int[] fewest = new int[amount + 1];
        Arrays.fill(fewest, none);
        fewest[0] = 0;
        for (int coin : coins) {
            for (int sum = amount; sum >= coin; sum--) {
                fewest[sum] = Math.min(fewest[sum], fewest[sum - coin] + 1);
            }
        }
        return fewest[amount] == none ? -1 : fewest[amount];
    }
}
