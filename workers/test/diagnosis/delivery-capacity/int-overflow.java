// Adds up the weights in an int, which overflows for large weights.
class Solution {
    public long minCapacity(int[] parcels, int days) {
        int low = 0, high = 0;
        for (int p : parcels) {
            low = Math.max(low, p);
            high += p;
        }
        while (low < high) {
            int mid = low + (high - low) / 2;
            int trucks = 1, load = 0;
            for (int p : parcels) {
                if (load + p > mid) {
                    trucks++;
                    load = 0;
                }
                load += p;
            }
            if (trucks <= days) high = mid;
            else low = mid + 1;
        }
        return low;
    }
}
