// wrong: takes the route with the fewest links, however poor they are (Wrong Answer)
class Solution {
    public double bestReliability(int n, int[][] links, int start, int end) {
        List<List<int[]>> neighbors = new ArrayList<>();
        for (int node = 0; node < n; node++) {
            neighbors.add(new ArrayList<>());
        }
        for (int[] link : links) {
            neighbors.get(link[0]).add(new int[] {link[1], link[2]});
            neighbors.get(link[1]).add(new int[] {link[0], link[2]});
        }
        double[] chance = new double[n];
        chance[start] = 1;
        Queue<Integer> queue = new ArrayDeque<>(List.of(start));
        while (!queue.isEmpty()) {
            int node = queue.remove();
            for (int[] link : neighbors.get(node)) {
                if (chance[link[0]] == 0) {
                    chance[link[0]] = chance[node] * link[1] / 100;
                    queue.add(link[0]);
                }
            }
        }
        return chance[end];
    }
}
