// wrong: keeps loads and limits in an int, which three heavy parcels overflow (Wrong Answer)
class Solution {
    static int daysNeeded(const vector<int>& parcels, int places, int limit) {
        int days = 1;
        int load = 0;
        int count = 0;
        for (int parcel : parcels) {
            if (load + parcel > limit || count == places) {
                days++;
                load = 0;
                count = 0;
            }
            load += parcel;
            count++;
        }
        return days;
    }

public:
    int minCapacity(vector<int>& parcels, int days, int places) {
        int low = *max_element(parcels.begin(), parcels.end());
        int high = accumulate(parcels.begin(), parcels.end(), 0);
        while (low < high) {
            int limit = (low + high) / 2;
            if (daysNeeded(parcels, places, limit) <= days) {
                high = limit;
            } else {
                low = limit + 1;
            }
        }
        return low;
    }
};
