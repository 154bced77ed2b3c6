// wrong: returns whether there is an end anywhere in the park (Wrong Answer)
class Solution {
public:
    bool comesToAnEnd(vector<int>& next) {
        return count(next.begin(), next.end(), -1) > 0;
    }
};
