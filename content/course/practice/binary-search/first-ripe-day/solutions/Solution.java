class Solution {
    public int firstRipeDay(int[] ripeness, int least) {
        int low = 0;
        int high = ripeness.length;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (ripeness[middle] >= least) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low < ripeness.length ? low : -1;
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
