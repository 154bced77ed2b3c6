// wrong: takes the average load, though parcels cannot be split (Wrong Answer)
class Solution {
    public long minCapacity(int[] parcels, int days) {
        long heaviest = 0;
        long sum = 0;
        for (int parcel : parcels) {
            heaviest = Math.max(heaviest, parcel);
            sum += parcel;
        }
        return Math.max(heaviest, (sum + days - 1) / days);
    }
}
