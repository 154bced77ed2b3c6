// Right: raises the answer bit by bit.
class Solution {
    public long minCapacity(int[] parcels, int days) {
        long tooSmall = 0;
        for (long bit = 1L << 46; bit > 0; bit >>= 1) {
            if (!works(parcels, days, tooSmall + bit)) tooSmall += bit;
        }
        return tooSmall + 1;
    }

    private boolean works(int[] parcels, int days, long limit) {
        long room = 0;
        for (int p : parcels) {
            if (p > limit) return false;
            if (room < p) {
                if (days-- == 0) return false;
                room = limit;
            }
            room -= p;
        }
        return true;
    }
}
