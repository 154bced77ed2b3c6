class Solution {
public:
    vector<int> clearView(vector<int>& heights) {
        vector<int> seen;
        int highest = 0;
        for (int i = (int)heights.size() - 1; i >= 0; i--) {
            if (heights[i] > highest) {
                highest = heights[i];
                seen.push_back(highest);
            }
        }
        reverse(seen.begin(), seen.end());
        return seen;
    }
};
