// slow: computes the best limit of every number of parcels day by day and moves the start of the last load along, O(n * days) (Time Limit Exceeded)
class Solution {
    public long minCapacity(int[] parcels, int days) {
        int n = parcels.length;
        long[] sums = new long[n + 1];
        for (int i = 0; i < n; i++) {
            sums[i + 1] = sums[i] + parcels[i];
        }
        long[] best = sums.clone();
        long[] next = new long[n + 1];
        for (int day = 1; day < days; day++) {
            int start = 0;
            for (int end = 1; end <= n; end++) {
                while (best[start] < sums[end] - sums[start]) {
                    start++;
                }
                next[end] = best[start];
                if (start > 0) {
                    next[end] = Math.min(next[end], sums[end] - sums[start - 1]);
                }
            }
            if (Arrays.equals(next, best)) {
                break;
            }
            long[] swap = best;
            best = next;
            next = swap;
        }
        return best[n];
    }
}
