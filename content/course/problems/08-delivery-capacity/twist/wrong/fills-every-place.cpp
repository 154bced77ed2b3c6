// wrong: fills all places of each truck, though a heavy load may need fewer (Wrong Answer)
class Solution {
public:
    long long minCapacity(vector<int>& parcels, int days, int places) {
        int n = parcels.size();
        long long heaviest = 0;
        for (int start = 0; start < n; start += places) {
            long long load = 0;
            for (int i = start; i < min(n, start + places); i++) load += parcels[i];
            heaviest = max(heaviest, load);
        }
        return heaviest;
    }
};
