// slow: tries every coin for every remaining amount, remembers nothing and stops only when there are too many coins (Time Limit Exceeded)
class Solution {
    int best;

    void pay(const vector<int>& coins, int largest, int amount, int count) {
        if (amount == 0) {
            best = min(best, count);
            return;
        }
        if (largest < 0) return;
        int coin = coins[largest];
        for (int times = amount / coin; times >= 0; times--) {
            int rest = amount - times * coin;
            if (count + times + (rest + coin - 1LL) / coin >= best) return;
            pay(coins, largest - 1, rest, count + times);
        }
    }

public:
    int fewestCoins(vector<int>& coins, int amount) {
        sort(coins.begin(), coins.end());
        best = amount + 1;
        pay(coins, coins.size() - 1, amount, 0);
        return best > amount ? -1 : best;
    }
};
