// wrong: counts a truck only when the next one is begun, so the last one is missing (Wrong Answer)
class Solution {
    static int daysNeeded(const vector<int>& parcels, long long limit) {
        int days = 0;
        long long load = 0;
        for (int parcel : parcels) {
            if (load + parcel > limit) {
                days++;
                load = 0;
            }
            load += parcel;
        }
        return days;
    }

public:
    long long minCapacity(vector<int>& parcels, int days) {
        long long low = *max_element(parcels.begin(), parcels.end());
        long long high = accumulate(parcels.begin(), parcels.end(), 0LL);
        while (low < high) {
            long long limit = (low + high) / 2;
            if (daysNeeded(parcels, limit) <= days) {
                high = limit;
            } else {
                low = limit + 1;
            }
        }
        return low;
    }
};
