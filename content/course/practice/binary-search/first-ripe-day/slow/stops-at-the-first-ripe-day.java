// slow: tries the days from the first on until one is ripe, O(n) for each recipe (Time Limit Exceeded)
class Solution {
    public int firstRipeDay(int[] ripeness, int least) {
        for (int day = 0; day < ripeness.length; day++) {
            if (ripeness[day] >= least) {
                return day;
            }
        }
        return -1;
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
