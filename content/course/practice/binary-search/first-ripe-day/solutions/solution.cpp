class Solution {
public:
    int firstRipeDay(vector<int>& ripeness, int minimum) {
        int low = 0;
        int high = (int)ripeness.size();
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (ripeness[middle] >= minimum) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low < (int)ripeness.size() ? low : -1;
    }

    // Already written: answers one after the other.
    vector<int> firstRipeDays(vector<int>& ripeness, vector<int>& minimums) {
        vector<int> days;
        for (int minimum : minimums) days.push_back(firstRipeDay(ripeness, minimum));
        return days;
    }
};
