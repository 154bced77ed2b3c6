// wrong: returns the numbers in the order in which the trips start (Wrong Answer)
class Solution {
    public int[] kayakNumbers(int[][] trips, int drying) {
        int[][] sorted = trips.clone();
        Arrays.sort(sorted, Comparator.comparingInt((int[] trip) -> trip[0]));
        PriorityQueue<int[]> away = new PriorityQueue<>(Comparator.comparingInt((int[] kayak) -> kayak[0]));
        PriorityQueue<Integer> rack = new PriorityQueue<>();
        int[] numbers = new int[trips.length];
        int count = 0;
        for (int i = 0; i < sorted.length; i++) {
            while (!away.isEmpty() && away.peek()[0] <= sorted[i][0]) {
                rack.add(away.poll()[1]);
            }
            numbers[i] = rack.isEmpty() ? ++count : rack.poll();
            away.add(new int[] {sorted[i][1] + drying, numbers[i]});
        }
        return numbers;
    }
}
