// wrong: adds all parcels up in an int, which overflows, so the highest limit of the search is too low (Wrong Answer)
class Solution {
    static int daysNeeded(const vector<int>& parcels, long long limit) {
        int days = 1;
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
        long long high = accumulate(parcels.begin(), parcels.end(), 0);
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
