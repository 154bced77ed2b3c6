// wrong: a ripe day in the middle is not kept as a possible answer (Wrong Answer)
class Solution {
    public int firstRipeDay(int[] ripeness, int minimum) {
        int low = 0;
        int high = ripeness.length - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (ripeness[middle] >= minimum) {
                high = middle - 1;
            } else {
                low = middle + 1;
            }
        }
        return low < ripeness.length && ripeness[low] >= minimum ? low : -1;
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
