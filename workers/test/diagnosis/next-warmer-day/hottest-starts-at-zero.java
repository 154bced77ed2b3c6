// Starts the hottest temperature seen from the right at 0, so below zero it searches for a warmer day that does not exist.
class Solution {
    public int[] daysToWarmer(int[] temps) {
        int n = temps.length;
        int[] res = new int[n];
        int hottest = 0;
        for (int i = n - 1; i >= 0; i--) {
            if (temps[i] >= hottest) {
                hottest = temps[i];
                continue;
            }
            int days = 1;
            while (temps[i + days] <= temps[i]) {
                days += res[i + days];
            }
            res[i] = days;
        }
        return res;
    }
}
