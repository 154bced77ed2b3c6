// wrong: asks for more than the required ripeness (Wrong Answer)
class Solution {
public:
    int firstRipeDay(vector<int>& ripeness, int least) {
        auto found = upper_bound(ripeness.begin(), ripeness.end(), least);
        return found == ripeness.end() ? -1 : found - ripeness.begin();
    }
};
