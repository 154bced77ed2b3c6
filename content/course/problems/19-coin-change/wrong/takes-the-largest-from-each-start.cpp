// wrong: leaves out the largest coins one by one, but always takes the largest of the others first (Wrong Answer)
class Solution {
public:
    int fewestCoins(vector<int>& coins, int amount) {
        sort(coins.rbegin(), coins.rend());
        int best = amount + 1;
        for (size_t start = 0; start < coins.size(); start++) {
            int left = amount, count = 0;
            for (size_t i = start; i < coins.size(); i++) {
                count += left / coins[i];
                left %= coins[i];
            }
            if (left == 0) best = min(best, count);
        }
        return best > amount ? -1 : best;
    }
};
