// wrong: does not let the last day wait (Wrong Answer)
class Solution {
    public int[] daysToWarmer(int[] temps) {
        int n = temps.length;
        int[] wait = new int[n];
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int today = 0; today < 2 * n; today++) {
            int temperature = temps[today % n];
            while (!waiting.isEmpty() && temps[waiting.peek()] < temperature) {
                int day = waiting.pop();
                wait[day] = today - day;
            }
            if (today < n - 1) {
                waiting.push(today);
            }
        }
        return wait;
    }
}
