// Marks sums without a payment with INT_MAX and adds 1 to it, which overflows to a negative number.
class Solution {
public:
    int fewestCoins(vector<int>& coins, int amount) {
        vector<int> best(amount + 1, INT_MAX);
        best[0] = 0;
        for (int s = 1; s <= amount; s++) {
            for (int c : coins) {
                if (c <= s) best[s] = min(best[s], best[s - c] + 1);
            }
        }
        return best[amount] == INT_MAX ? -1 : best[amount];
    }
};
