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
};
