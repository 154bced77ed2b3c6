class Solution {
    public long minCapacity(int[] parcels, int days, int places) {
        long low = 0;
        long high = 0;
        for (int parcel : parcels) {
            low = Math.max(low, parcel);
            high += parcel;
        }
        while (low < high) {
            long limit = (low + high) / 2;
            if (daysNeeded(parcels, places, limit) <= days) {
                high = limit;
            } else {
                low = limit + 1;
            }
        }
        return low;
    }

    private int daysNeeded(int[] parcels, int places, long limit) {
        int days = 1;
        long load = 0;
        int count = 0;
        for (int parcel : parcels) {
            if (load + parcel > limit || count == places) {
                days++;
                load = 0;
                count = 0;
            }
            load += parcel;
            count++;
        }
        return days;
    }
}
