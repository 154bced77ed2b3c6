// wrong: serves the guests by the end of their trips (Wrong Answer)
class Solution {
    public int[] kayakNumbers(int[][] trips, int drying) {
        Integer[] order = new Integer[trips.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, Comparator.comparingInt(i -> trips[i][1]));
        PriorityQueue<int[]> away = new PriorityQueue<>(Comparator.comparingInt((int[] kayak) -> kayak[0]));
        PriorityQueue<Integer> rack = new PriorityQueue<>();
        int[] numbers = new int[trips.length];
        int count = 0;
        for (int i : order) {
            while (!away.isEmpty() && away.peek()[0] <= trips[i][0]) {
                rack.add(away.poll()[1]);
            }
            numbers[i] = rack.isEmpty() ? ++count : rack.poll();
            away.add(new int[] {trips[i][1] + drying, numbers[i]});
        }
        return numbers;
    }
}
