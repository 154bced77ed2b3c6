class Solution {
public:
    int fewestCoins(vector<int>& coins, int amount) {
        vector<long long> ways(amount + 1);
        ways[0] = 1;
        for (int coin : coins) {
            for (int sum = coin; sum <= amount; sum++) {
                ways[sum] = (ways[sum] + ways[sum - coin]) % 1'000'000'007;
            }
        }
        return ways[amount];
    }
};
