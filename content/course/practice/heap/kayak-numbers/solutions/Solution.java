class Solution {
    private record Kayak(int ready, int number) {}

    public int[] kayakNumbers(int[][] trips, int drying) {
        Integer[] order = new Integer[trips.length];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, Comparator.comparingInt(i -> trips[i][0]));
        PriorityQueue<Kayak> away = new PriorityQueue<>(Comparator.comparingInt(Kayak::ready));
        PriorityQueue<Integer> rack = new PriorityQueue<>();
        int[] numbers = new int[trips.length];
        int count = 0;
        for (int i : order) {
            int start = trips[i][0];
            while (!away.isEmpty() && away.peek().ready() <= start) {
                rack.add(away.poll().number());
            }
            numbers[i] = rack.isEmpty() ? ++count : rack.poll();
            away.add(new Kayak(trips[i][1] + drying, numbers[i]));
        }
        return numbers;
    }
}
