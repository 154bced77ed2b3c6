// wrong: takes no remainder, so the number overflows (Wrong Answer)
class Solution {
public:
    int fewestCoins(vector<int>& coins, int amount) {
        vector<unsigned> ways(amount + 1);
        ways[0] = 1;
        for (int coin : coins) {
            for (int sum = coin; sum <= amount; sum++) {
                ways[sum] = ways[sum] + ways[sum - coin];
            }
        }
        return ways[amount];
    }
};
