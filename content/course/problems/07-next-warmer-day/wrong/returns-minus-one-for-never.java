// wrong: returns -1 instead of 0 for days after which it never gets warmer (Wrong Answer)
class Solution {
    public int[] daysToWarmer(int[] temps) {
        int[] wait = new int[temps.length];
        Arrays.fill(wait, -1);
        Deque<Integer> waiting = new ArrayDeque<>();
        for (int today = 0; today < temps.length; today++) {
            while (!waiting.isEmpty() && temps[waiting.peek()] < temps[today]) {
                int day = waiting.pop();
                wait[day] = today - day;
            }
            waiting.push(today);
        }
        return wait;
    }
}
