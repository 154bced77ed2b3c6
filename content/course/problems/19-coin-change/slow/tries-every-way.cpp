// slow: tries every coin for every remaining amount and remembers nothing (Time Limit Exceeded)
class Solution {
public:
    int fewestCoins(vector<int>& coins, int amount) {
        if (amount == 0) return 0;
        int best = -1;
        for (int coin : coins) {
            if (coin > amount) continue;
            int rest = fewestCoins(coins, amount - coin);
            if (rest >= 0 && (best < 0 || rest + 1 < best)) best = rest + 1;
        }
        return best;
    }
};
