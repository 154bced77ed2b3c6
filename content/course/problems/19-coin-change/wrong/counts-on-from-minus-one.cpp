// wrong: takes the -1 of a smaller sum that cannot be paid for a number of coins (Wrong Answer)
class Solution {
public:
    int fewestCoins(vector<int>& coins, int amount) {
        vector<int> fewest(amount + 1, -1);
        fewest[0] = 0;
        for (int sum = 1; sum <= amount; sum++) {
            int best = INT_MAX;
            for (int coin : coins) {
                if (coin <= sum) best = min(best, fewest[sum - coin] + 1);
            }
            if (best != INT_MAX) fewest[sum] = best;
        }
        return fewest[amount];
    }
};
