// wrong: begins with the last day as a ripe one, and does not check it at the end (Wrong Answer)
class Solution {
public:
    int firstRipeDay(vector<int>& ripeness, int least) {
        int low = 0, high = (int)ripeness.size() - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (ripeness[middle] >= least) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    // Already written: answers one after the other.
    vector<int> firstRipeDays(vector<int>& ripeness, vector<int>& leasts) {
        vector<int> days;
        for (int least : leasts) days.push_back(firstRipeDay(ripeness, least));
        return days;
    }
};
