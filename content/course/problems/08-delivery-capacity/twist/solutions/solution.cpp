class Solution {
    static int daysNeeded(const vector<int>& parcels, int places, long long limit) {
        int days = 1;
        long long load = 0;
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
    long long minCapacity(vector<int>& parcels, int days, int places) {
        long long low = *max_element(parcels.begin(), parcels.end());
        long long high = accumulate(parcels.begin(), parcels.end(), 0LL);
        while (low < high) {
            long long limit = (low + high) / 2;
            if (daysNeeded(parcels, places, limit) <= days) {
                high = limit;
            } else {
                low = limit + 1;
            }
        }
        return low;
    }
};
