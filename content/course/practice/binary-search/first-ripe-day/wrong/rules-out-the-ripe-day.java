// wrong: a ripe day in the middle is not kept as a possible answer (Wrong Answer)
class Solution {
    public int firstRipeDay(int[] ripeness, int least) {
        int low = 0;
        int high = ripeness.length - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (ripeness[middle] >= least) {
                high = middle - 1;
            } else {
                low = middle + 1;
            }
        }
        return low < ripeness.length && ripeness[low] >= least ? low : -1;
    }

    /** Already written: answers one after the other. */
    public int[] firstRipeDays(int[] ripeness, int[] leasts) {
        int[] days = new int[leasts.length];
        for (int i = 0; i < leasts.length; i++) {
            days[i] = firstRipeDay(ripeness, leasts[i]);
        }
        return days;
    }
}
