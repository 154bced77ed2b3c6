// wrong: adds a huge coin to a sum, which overflows to a negative index (Runtime Error)
class Solution {
    public int fewestCoins(int[] coins, int amount) {
        int none = amount + 1;
        int[] fewest = new int[amount + 1];
        Arrays.fill(fewest, none);
        fewest[0] = 0;
        for (int sum = 0; sum <= amount; sum++) {
            for (int coin : coins) {
                if (sum + coin <= amount) {
                    fewest[sum + coin] = Math.min(fewest[sum + coin], fewest[sum] + 1);
                }
            }
        }
        return fewest[amount] == none ? -1 : fewest[amount];
    }
}
