// slow: tries the days from the first on until one is ripe, O(n) for each recipe (Time Limit Exceeded)
class Solution {
    public int firstRipeDay(int[] ripeness, int minimum) {
        for (int day = 0; day < ripeness.length; day++) {
            if (ripeness[day] >= minimum) {
                return day;
            }
        }
        return -1;
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
