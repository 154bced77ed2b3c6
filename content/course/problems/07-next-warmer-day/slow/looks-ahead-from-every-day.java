// slow: looks ahead from every day until a warmer one comes, O(n^2) on a plateau (Time Limit Exceeded)
class Solution {
    public int[] daysToWarmer(int[] temps) {
        int[] wait = new int[temps.length];
        for (int today = 0; today < temps.length; today++) {
            int temperature = temps[today];
            for (int later = today + 1; later < temps.length; later++) {
                if (temps[later] > temperature) {
                    wait[today] = later - today;
                    break;
                }
            }
        }
        return wait;
    }
}
