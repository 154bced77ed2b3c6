// wrong: lets the drying time begin with the trip instead of after it (Wrong Answer)
class Solution {
    public int[] kayakNumbers(int[][] trips, int drying) {
        Integer[] order = new Integer[trips.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, Comparator.comparingInt(i -> trips[i][0]));
        PriorityQueue<int[]> away = new PriorityQueue<>(Comparator.comparingInt((int[] kayak) -> kayak[0]));
        PriorityQueue<Integer> rack = new PriorityQueue<>();
        int[] numbers = new int[trips.length];
        int count = 0;
        for (int i : order) {
            while (!away.isEmpty() && away.peek()[0] <= trips[i][0]) {
                rack.add(away.poll()[1]);
            }
            numbers[i] = rack.isEmpty() ? ++count : rack.poll();
            away.add(new int[] {Math.max(trips[i][1], trips[i][0] + drying), numbers[i]});
        }
        return numbers;
    }
}
