// Doesn't count the last truck, so one day too many is used.
class Solution {
    bool fits(const vector<int>& parcels, long long limit, int days) {
        long long load = 0;
        int used = 0;
        for (int w : parcels) {
            if (load + w > limit) {
                used++;
                load = 0;
            }
            load += w;
        }
        return used <= days;
    }

public:
    long long minCapacity(vector<int>& parcels, int days) {
        long long lo = *max_element(parcels.begin(), parcels.end());
        long long hi = accumulate(parcels.begin(), parcels.end(), 0LL);
        while (lo < hi) {
            long long mid = (lo + hi) / 2;
            if (fits(parcels, mid, days)) hi = mid;
            else lo = mid + 1;
        }
        return lo;
    }
};
