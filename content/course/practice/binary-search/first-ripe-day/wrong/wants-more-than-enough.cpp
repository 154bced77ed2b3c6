// wrong: asks for more than the required ripeness (Wrong Answer)
class Solution {
public:
    int firstRipeDay(vector<int>& ripeness, int minimum) {
        auto found = upper_bound(ripeness.begin(), ripeness.end(), minimum);
        return found == ripeness.end() ? -1 : found - ripeness.begin();
    }

    // Already written: answers one after the other.
    vector<int> firstRipeDays(vector<int>& ripeness, vector<int>& minimums) {
        vector<int> days;
        for (int minimum : minimums) days.push_back(firstRipeDay(ripeness, minimum));
        return days;
    }
};
