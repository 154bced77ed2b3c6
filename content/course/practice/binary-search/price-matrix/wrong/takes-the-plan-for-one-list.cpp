// wrong: searches the rows as if they followed each other in order (Wrong Answer)
class Solution {
public:
    vector<int> countAffordable(vector<vector<int>>& prices, vector<int>& budgets) {
        vector<int> all;
        for (auto& row : prices) all.insert(all.end(), row.begin(), row.end());
        vector<int> counts;
        for (int budget : budgets) counts.push_back(upper_bound(all.begin(), all.end(), budget) - all.begin());
        return counts;
    }
};
