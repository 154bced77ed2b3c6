// slow: raises the limit, beginning with the heaviest parcel, to the next one that changes the load of a truck, O(n * l) for l limits (Time Limit Exceeded)
class Solution {
    public long minCapacity(int[] parcels, int days) {
        long limit = 0;
        for (int parcel : parcels) {
            limit = Math.max(limit, parcel);
        }
        while (true) {
            int needed = 1;
            long load = 0;
            long next = Long.MAX_VALUE;
            for (int parcel : parcels) {
                if (load + parcel > limit) {
                    next = Math.min(next, load + parcel);
                    needed++;
                    load = 0;
                }
                load += parcel;
            }
            if (needed <= days) {
                return limit;
            }
            limit = next;
        }
    }
}
