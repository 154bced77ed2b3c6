class Solution {
public:
    vector<int> neverAgain(vector<int>& prices) {
        vector<int> seen;
        int highest = 0;
        for (int i = (int)prices.size() - 1; i >= 0; i--) {
            if (prices[i] > highest) {
                highest = prices[i];
                seen.push_back(highest);
            }
        }
        reverse(seen.begin(), seen.end());
        return seen;
    }
};
