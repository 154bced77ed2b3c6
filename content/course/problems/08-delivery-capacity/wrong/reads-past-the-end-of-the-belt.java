// wrong: loads a parcel every day without asking whether one is left on the belt (Runtime Error)
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
            if (isEnough(parcels, days, limit)) {
                high = limit;
            } else {
                low = limit + 1;
            }
        }
        return low;
    }

    private boolean isEnough(int[] parcels, int days, long limit) {
        int next = 0;
        for (int day = 0; day < days; day++) {
            long load = parcels[next++];
            while (next < parcels.length && load + parcels[next] <= limit) {
                load += parcels[next++];
            }
        }
        return next == parcels.length;
    }
}
