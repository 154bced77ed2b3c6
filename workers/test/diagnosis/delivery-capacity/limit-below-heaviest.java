// Searches from 1 instead of from the heaviest parcel and loads a too heavy parcel on a truck of its own anyway.
class Solution {
    public long minCapacity(int[] parcels, int days) {
        long total = 0;
        for (int p : parcels) total += p;
        long left = 1, right = total, best = total;
        while (left <= right) {
            long mid = left + (right - left) / 2;
            if (fits(parcels, days, mid)) {
                best = mid;
                right = mid - 1;
            } else {
                left = mid + 1;
            }
        }
        return best;
    }

    boolean fits(int[] parcels, int days, long limit) {
        long onTruck = 0;
        int trucks = 1;
        for (int p : parcels) {
            if (onTruck + p > limit) {
                trucks++;
                onTruck = p;
            } else {
                onTruck += p;
            }
        }
        return trucks <= days;
    }
}
