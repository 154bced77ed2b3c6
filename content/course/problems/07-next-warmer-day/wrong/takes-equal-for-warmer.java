// wrong: takes an equally warm day for a warmer one (Wrong Answer)
class Solution {
    public int[] daysToWarmer(int[] temps) {
        int[] wait = new int[temps.length];
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int today = 0; today < temps.length; today++) {
            while (!waiting.isEmpty() && temps[waiting.peek()] <= temps[today]) {
                int day = waiting.pop();
                wait[day] = today - day;
            }
            waiting.push(today);
        }
        return wait;
    }
}
