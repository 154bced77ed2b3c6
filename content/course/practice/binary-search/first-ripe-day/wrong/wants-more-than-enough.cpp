// wrong: asks for more than the required ripeness (Wrong Answer)
class Solution {
public:
    int firstRipeDay(vector<int>& ripeness, int least) {
        auto found = upper_bound(ripeness.begin(), ripeness.end(), least);
        return found == ripeness.end() ? -1 : found - ripeness.begin();
    }

    // Already written: answers one after the other.
    vector<int> firstRipeDays(vector<int>& ripeness, vector<int>& leasts) {
        vector<int> days;
        for (int least : leasts) days.push_back(firstRipeDay(ripeness, least));
        return days;
    }
};
