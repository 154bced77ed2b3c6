class Solution {
public:
    vector<int> joinQueues(vector<int>& left, vector<int>& right) {
        vector<int> joined;
        size_t i = 0, j = 0;
        while (i < left.size() && j < right.size()) {
            if (left[i] <= right[j]) joined.push_back(left[i++]);
            else joined.push_back(right[j++]);
        }
        joined.insert(joined.end(), left.begin() + i, left.end());
        joined.insert(joined.end(), right.begin() + j, right.end());
        return joined;
    }
};
