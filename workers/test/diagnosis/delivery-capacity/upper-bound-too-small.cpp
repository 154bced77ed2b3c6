// The upper bound of the search is the heaviest parcel times n / days rounded down, which can be less than the answer.
class Solution {
public:
    long long minCapacity(vector<int>& parcels, int days) {
        int n = parcels.size();
        long long heaviest = 0;
        for (int w : parcels) heaviest = max(heaviest, (long long)w);

        long long lo = heaviest, hi = heaviest * (n / days);
        while (lo < hi) {
            long long mid = (lo + hi) / 2;
            int used = 0;
            int i = 0;
            while (i < n) {
                long long room = mid;
                while (i < n && parcels[i] <= room) {
                    room -= parcels[i];
                    i++;
                }
                used++;
            }
            if (used > days) lo = mid + 1;
            else hi = mid;
        }
        return lo;
    }
};
