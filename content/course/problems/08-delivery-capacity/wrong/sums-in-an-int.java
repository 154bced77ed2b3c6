// wrong: keeps loads and limits in an int, which three heavy parcels overflow (Wrong Answer)
class Solution {
    public long minCapacity(int[] parcels, int days) {
        int low = 0;
        int high = 0;
        for (int parcel : parcels) {
            low = Math.max(low, parcel);
            high += parcel;
        }
        while (low < high) {
            int limit = (low + high) / 2;
            if (daysNeeded(parcels, limit) <= days) {
                high = limit;
            } else {
                low = limit + 1;
            }
        }
        return low;
    }

    private int daysNeeded(int[] parcels, int limit) {
        int days = 1;
        int load = 0;
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
