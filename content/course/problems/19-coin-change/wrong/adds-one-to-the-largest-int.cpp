// wrong: takes the largest int for "none" and adds 1 to it, which overflows to the lowest (Wrong Answer)
class Solution {
public:
    int fewestCoins(vector<int>& coins, int amount) {
        int none = INT_MAX;
        vector<int> fewest(amount + 1, none);
        fewest[0] = 0;
        for (int sum = 1; sum <= amount; sum++) {
            for (int coin : coins) {
                if (coin <= sum) fewest[sum] = min(fewest[sum], fewest[sum - coin] + 1);
            }
        }
        return fewest[amount] == none ? -1 : fewest[amount];
    }
};
