// wrong: looks only at the next day (Wrong Answer)
class Solution {
public:
    vector<int> neverAgain(vector<int>& prices) {
        vector<int> seen;
        for (size_t i = 0; i < prices.size(); i++) {
            if (i + 1 == prices.size() || prices[i] > prices[i + 1]) seen.push_back(prices[i]);
        }
        return seen;
    }
};
