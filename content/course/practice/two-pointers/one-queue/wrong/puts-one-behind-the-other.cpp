// wrong: puts the right queue behind the left one (Wrong Answer)
class Solution {
public:
    vector<int> joinQueues(vector<int>& left, vector<int>& right) {
        vector<int> joined = left;
        joined.insert(joined.end(), right.begin(), right.end());
        return joined;
    }
};
