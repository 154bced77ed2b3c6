// wrong: buys only the cheapest dish and connects all others (Wrong Answer)
class Solution {
    public int cheapestNetwork(int[] dishes, int[][] links) {
        int cheapest = Integer.MAX_VALUE;
        for (int cost : dishes) {
            cheapest = Math.min(cheapest, cost);
        }
        int[][] sorted = links.clone();
        Arrays.sort(sorted, Comparator.comparingInt(link -> link[2]));
        int[] parents = new int[dishes.length];
        Arrays.setAll(parents, i -> i);
        int total = cheapest;
        for (int[] link : sorted) {
            int a = find(parents, link[0]), b = find(parents, link[1]);
            if (a != b) {
                parents[a] = b;
                total += link[2];
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
