// Marks impossible sums with the amount itself, but paying with coins of 1 alone takes exactly that many coins and is reported as impossible.
class Solution {
public:
    int fewestCoins(vector<int>& coins, int amount) {
        if (amount == 0) return 0;
        vector<int> table(amount + 1, amount);
        table[0] = 0;
        for (int coin : coins) {
            if (coin > amount) continue;
            for (int value = coin; value <= amount; value++) {
                table[value] = min(table[value], 1 + table[value - coin]);
            }
        }
        if (table[amount] == amount) return -1;
        return table[amount];
    }
};
