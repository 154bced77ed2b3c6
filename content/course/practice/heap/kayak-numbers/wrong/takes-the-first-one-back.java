// wrong: takes the kayak that was ready first, not the one with the smallest number (Wrong Answer)
class Solution {
    public int[] kayakNumbers(int[][] trips, int drying) {
        Integer[] order = new Integer[trips.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, Comparator.comparingInt(i -> trips[i][0]));
        PriorityQueue<int[]> away = new PriorityQueue<>(Comparator.comparingInt((int[] kayak) -> kayak[0]));
        int[] numbers = new int[trips.length];
        for (int i : order) {
            boolean isReady = !away.isEmpty() && away.peek()[0] <= trips[i][0];
            numbers[i] = isReady ? away.poll()[1] : away.size() + 1;
            away.add(new int[] {trips[i][1] + drying, numbers[i]});
        }
        return numbers;
    }
}
