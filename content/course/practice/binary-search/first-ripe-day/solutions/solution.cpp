class Solution {
public:
    int firstRipeDay(vector<int>& ripeness, int least) {
        int low = 0;
        int high = (int)ripeness.size();
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (ripeness[middle] >= least) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low < (int)ripeness.size() ? low : -1;
    }

    // Already written: answers one after the other.
    vector<int> firstRipeDays(vector<int>& ripeness, vector<int>& leasts) {
        vector<int> days;
        for (int least : leasts) days.push_back(firstRipeDay(ripeness, least));
        return days;
    }
};
