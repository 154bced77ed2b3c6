// slow: tries the days from the first on until one is ripe, O(n) for each recipe (Time Limit Exceeded)
class Solution {
public:
    int firstRipeDay(vector<int>& ripeness, int minimum) {
        auto isRipe = [minimum](int value) { return value >= minimum; };
        auto found = find_if(ripeness.begin(), ripeness.end(), isRipe);
        return found == ripeness.end() ? -1 : found - ripeness.begin();
    }

    // Already written: answers one after the other.
    vector<int> firstRipeDays(vector<int>& ripeness, vector<int>& minimums) {
        vector<int> days;
        for (int minimum : minimums) days.push_back(firstRipeDay(ripeness, minimum));
        return days;
    }
};
