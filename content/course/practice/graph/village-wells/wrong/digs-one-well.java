// wrong: digs only the cheapest well and connects all others (Wrong Answer)
class Solution {
    public int cheapestSupply(int[] wells, int[][] pipes) {
        int cheapest = Integer.MAX_VALUE;
        for (int cost : wells) {
            cheapest = Math.min(cheapest, cost);
        }
        int[][] sorted = pipes.clone();
        Arrays.sort(sorted, Comparator.comparingInt(pipe -> pipe[2]));
        int[] parents = new int[wells.length];
        Arrays.setAll(parents, i -> i);
        int total = cheapest;
        for (int[] pipe : sorted) {
            int a = find(parents, pipe[0]), b = find(parents, pipe[1]);
            if (a != b) {
                parents[a] = b;
                total += pipe[2];
            }
        }
        return total;
    }

    private int find(int[] parents, int place) {
        while (parents[place] != place) {
            place = parents[place];
        }
        return place;
    }
}
