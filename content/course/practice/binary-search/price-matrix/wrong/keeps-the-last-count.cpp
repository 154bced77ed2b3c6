// wrong: does not set the count back for the next caller (Wrong Answer)
class Solution {
public:
    vector<int> countAffordable(vector<vector<int>>& prices, vector<int>& budgets) {
        vector<int> counts;
        int count = 0;
        for (int budget : budgets) {
            int row = 0, column = (int)prices[0].size() - 1;
            while (row < (int)prices.size() && column >= 0) {
                if (prices[row][column] > budget) {
                    column--;
                } else {
                    count += column + 1;
                    row++;
                }
            }
            counts.push_back(count);
        }
        return counts;
    }
};
