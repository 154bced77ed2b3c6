class Solution {
    public int firstRipeDay(int[] ripeness, int minimum) {
        int low = 0;
        int high = ripeness.length;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (ripeness[middle] >= minimum) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low < ripeness.length ? low : -1;
    }

    /** Already written: answers one after the other. */
    public int[] firstRipeDays(int[] ripeness, int[] minimums) {
        int[] days = new int[minimums.length];
        for (int i = 0; i < minimums.length; i++) {
            days[i] = firstRipeDay(ripeness, minimums[i]);
        }
        return days;
    }
}
