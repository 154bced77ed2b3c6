// slow: computes the best limit for every number of parcels and days by trying every last load, O(n^2 * days) (Time Limit Exceeded)
class Solution {
    public long minCapacity(int[] parcels, int days) {
        int n = parcels.length;
        long[] best = new long[n + 1];
        Arrays.fill(best, Long.MAX_VALUE);
        best[0] = 0;
        for (int day = 0; day < days; day++) {
            long[] next = best.clone();
            for (int end = 1; end <= n; end++) {
                long load = 0;
                for (int start = end - 1; start >= 0; start--) {
                    load += parcels[start];
                    next[end] = Math.min(next[end], Math.max(load, best[start]));
                }
            }
            best = next;
        }
        return best[n];
    }
}
