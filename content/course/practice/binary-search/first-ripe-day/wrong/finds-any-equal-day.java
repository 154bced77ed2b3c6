// wrong: returns any day with exactly this ripeness (Wrong Answer)
class Solution {
    public int firstRipeDay(int[] ripeness, int minimum) {
        int at = Arrays.binarySearch(ripeness, minimum);
        if (at >= 0) {
            return at;
        }
        int next = -at - 1;
        return next < ripeness.length ? next : -1;
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
