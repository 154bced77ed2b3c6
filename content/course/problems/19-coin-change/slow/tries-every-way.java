// slow: tries every coin for every remaining amount, remembers nothing and stops only when there are too many coins (Time Limit Exceeded)
class Solution {
    private int[] coins;
    private int best;

    public int fewestCoins(int[] coins, int amount) {
        this.coins = coins.clone();
        Arrays.sort(this.coins);
        best = amount + 1;
        pay(coins.length - 1, amount, 0);
        return best > amount ? -1 : best;
    }

    private void pay(int largest, int amount, int count) {
        if (amount == 0) {
            best = Math.min(best, count);
            return;
        }
        if (largest < 0) {
            return;
        }
        int coin = coins[largest];
        for (int times = amount / coin; times >= 0; times--) {
            int rest = amount - times * coin;
            if (count + times + (rest + coin - 1L) / coin >= best) {
                return;
            }
            pay(largest - 1, rest, count + times);
        }
    }
}
