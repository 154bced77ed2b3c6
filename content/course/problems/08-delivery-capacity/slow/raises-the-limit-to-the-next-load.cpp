// slow: raises the limit, beginning with the heaviest parcel, to the next one that changes the load of a truck, O(n * l) for l limits (Time Limit Exceeded)
class Solution {
public:
    long long minCapacity(vector<int>& parcels, int days) {
        long long limit = *max_element(parcels.begin(), parcels.end());
        while (true) {
            int needed = 1;
            long long load = 0;
            long long next = LLONG_MAX;
            for (int parcel : parcels) {
                if (load + parcel > limit) {
                    next = min(next, load + parcel);
                    needed++;
                    load = 0;
                }
                load += parcel;
            }
            if (needed <= days) return limit;
            limit = next;
        }
    }
};
