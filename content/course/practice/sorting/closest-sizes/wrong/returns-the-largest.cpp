// wrong: returns the largest difference of neighbors (Wrong Answer)
class Solution {
public:
    int smallestGap(vector<int>& lengths) {
        vector<int> sorted = lengths;
        sort(sorted.begin(), sorted.end());
        int smallest = INT_MIN;
        for (size_t i = 1; i < sorted.size(); i++)
            smallest = max(smallest, sorted[i] - sorted[i - 1]);
        return smallest;
    }
};
