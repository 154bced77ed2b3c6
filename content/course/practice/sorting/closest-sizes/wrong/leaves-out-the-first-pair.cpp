// wrong: starts one pair too late (Wrong Answer)
class Solution {
public:
    int smallestGap(vector<int>& lengths) {
        vector<int> sorted = lengths;
        sort(sorted.begin(), sorted.end());
        int smallest = INT_MAX;
        for (size_t i = sorted.size() > 2 ? 2 : 1; i < sorted.size(); i++)
            smallest = min(smallest, sorted[i] - sorted[i - 1]);
        return smallest;
    }
};
