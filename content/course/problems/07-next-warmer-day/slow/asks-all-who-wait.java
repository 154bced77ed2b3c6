// slow: keeps the days that wait in a linked list and asks all of them every day, O(n^2) when it does not get warmer (Time Limit Exceeded)
class Solution {
    public int[] daysToWarmer(int[] temps) {
        int[] wait = new int[temps.length];
        List<Integer> waiting = new LinkedList<>();
        for (int today = 0; today < temps.length; today++) {
            Iterator<Integer> days = waiting.iterator();
            while (days.hasNext()) {
                int day = days.next();
                if (temps[day] < temps[today]) {
                    wait[day] = today - day;
                    days.remove();
                }
            }
            waiting.add(today);
        }
        return wait;
    }
}
