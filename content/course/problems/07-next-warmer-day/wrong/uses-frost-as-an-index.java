// wrong: uses temperatures as indexes of an array, though they can be below zero (Runtime Error)
class Solution {
    public int[] daysToWarmer(int[] temps) {
        int[] wait = new int[temps.length];
        int[] nextDay = new int[101];
        Arrays.fill(nextDay, Integer.MAX_VALUE);
        for (int today = temps.length - 1; today >= 0; today--) {
            int nearest = Integer.MAX_VALUE;
            for (int warmer = temps[today] + 1; warmer <= 100; warmer++) {
                nearest = Math.min(nearest, nextDay[warmer]);
            }
            if (nearest != Integer.MAX_VALUE) {
                wait[today] = nearest - today;
            }
            nextDay[temps[today]] = today;
        }
        return wait;
    }
}
