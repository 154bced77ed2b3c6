// Pops with >=, so an equally warm day counts as warmer.
class Solution {
    public int[] daysToWarmer(int[] temps) {
        int[] wait = new int[temps.length];
        Deque<Integer> cold = new ArrayDeque<>();
        for (int day = 0; day < temps.length; day++) {
            while (!cold.isEmpty() && temps[day] >= temps[cold.peek()]) {
                int earlier = cold.pop();
                wait[earlier] = day - earlier;
            }
            cold.push(day);
        }
        return wait;
    }
}
