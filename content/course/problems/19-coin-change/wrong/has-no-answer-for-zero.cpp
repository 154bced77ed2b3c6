// wrong: says -1 when there is nothing to pay (Wrong Answer)
class Solution {
public:
    int fewestCoins(vector<int>& coins, int amount) {
        int none = amount + 1;
        vector<int> fewest(amount + 1, none);
        fewest[0] = 0;
        for (int sum = 1; sum <= amount; sum++) {
            for (int coin : coins) {
                if (coin <= sum) fewest[sum] = min(fewest[sum], fewest[sum - coin] + 1);
            }
        }
        return fewest[amount] == none || fewest[amount] == 0 ? -1 : fewest[amount];
    }
};
