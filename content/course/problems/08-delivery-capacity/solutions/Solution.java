class Solution {
    public long minCapacity(int[] parcels, int days) {
        long low = 0;
        long high = 0;
        for (int parcel : parcels) {
            low = Math.max(low, parcel);
            high += parcel;
        }
        while (low < high) {
            long limit = (low + high) / 2;
            if (daysNeeded(parcels, limit) <= days) {
                high = limit;
            } else {
                low = limit + 1;
            }
        }
        return low;
    }

    private int daysNeeded(int[] parcels, long limit) {
        int days = 1;
        long load = 0;
        for (int parcel : parcels) {
            if (load + parcel > limit) {
                days++;
                load = 0;
            }
            load += parcel;
        }
        return days;
    }
}
