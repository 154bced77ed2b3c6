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
};
