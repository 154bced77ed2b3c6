// wrong: begins with the last day as a ripe one, and does not check it at the end (Wrong Answer)
class Solution {
public:
    int firstRipeDay(vector<int>& ripeness, int minimum) {
        int low = 0, high = (int)ripeness.size() - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (ripeness[middle] >= minimum) high = middle;
            else low = middle + 1;
        }
        return low;
    }

    // Already written: answers one after the other.
    vector<int> firstRipeDays(vector<int>& ripeness, vector<int>& minimums) {
        vector<int> days;
        for (int minimum : minimums) days.push_back(firstRipeDay(ripeness, minimum));
        return days;
    }
};
