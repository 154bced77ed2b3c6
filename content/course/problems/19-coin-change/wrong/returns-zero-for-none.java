// wrong: returns 0 instead of -1 when no coins pay the amount (Wrong Answer)
class Solution {
    public int fewestCoins(int[] coins, int amount) {
        int none = amount + 1;
        int[] fewest = new int[amount + 1];
        for (int sum = 1; sum <= amount; sum++) {
            fewest[sum] = none;
            for (int coin : coins) {
                if (coin <= sum) {
                    fewest[sum] = Math.min(fewest[sum], fewest[sum - coin] + 1);
                }
            }
        }
        return fewest[amount] == none ? 0 : fewest[amount];
    }
}
