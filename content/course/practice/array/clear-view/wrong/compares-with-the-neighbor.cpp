// wrong: looks only at the next house (Wrong Answer)
class Solution {
public:
    vector<int> clearView(vector<int>& heights) {
        vector<int> seen;
        for (size_t i = 0; i < heights.size(); i++) {
            if (i + 1 == heights.size() || heights[i] > heights[i + 1]) seen.push_back(heights[i]);
        }
        return seen;
    }
};
