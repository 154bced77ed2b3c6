// wrong: returns any day with exactly this ripeness (Wrong Answer)
class Solution {
    public int firstRipeDay(int[] ripeness, int least) {
        int at = Arrays.binarySearch(ripeness, least);
        if (at >= 0) {
            return at;
        }
        int next = -at - 1;
        return next < ripeness.length ? next : -1;
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
