// slow: computes the best limit of every number of parcels day by day and moves the start of the last load along, O(n * days) (Time Limit Exceeded)
class Solution {
public:
    long long minCapacity(vector<int>& parcels, int days) {
        int n = parcels.size();
        vector<long long> sums(n + 1, 0);
        for (int i = 0; i < n; i++) sums[i + 1] = sums[i] + parcels[i];
        vector<long long> best = sums;
        vector<long long> next(n + 1, 0);
        for (int day = 1; day < days; day++) {
            int start = 0;
            for (int end = 1; end <= n; end++) {
                while (best[start] < sums[end] - sums[start]) start++;
                next[end] = best[start];
                if (start > 0) next[end] = min(next[end], sums[end] - sums[start - 1]);
            }
            if (next == best) break;
            swap(best, next);
        }
        return best[n];
    }
};
