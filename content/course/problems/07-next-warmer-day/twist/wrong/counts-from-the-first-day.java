// wrong: counts the wait from the first day in the second round (Wrong Answer)
class Solution {
    public int[] daysToWarmer(int[] temps) {
        int n = temps.length;
        int[] wait = new int[n];
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int today = 0; today < 2 * n; today++) {
            int temperature = temps[today % n];
            while (!waiting.isEmpty() && temps[waiting.peek()] < temperature) {
                int day = waiting.pop();
                wait[day] = today % n - day;
            }
            if (today < n) {
                waiting.push(today);
            }
        }
        return wait;
    }
}
