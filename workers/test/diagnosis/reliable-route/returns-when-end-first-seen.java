// Returns as soon as the end is seen beside a node, not when it is taken out of the heap, so a better route that comes later is missed.
class Solution {
    public double bestReliability(int n, int[][] links, int start, int end) {
        if (start == end) return 1.0;
        Map<Integer, List<int[]>> g = new HashMap<>();
        for (int[] l : links) {
            g.computeIfAbsent(l[0], z -> new ArrayList<>()).add(new int[] {l[1], l[2]});
            g.computeIfAbsent(l[1], z -> new ArrayList<>()).add(new int[] {l[0], l[2]});
        }
        double[] prob = new double[n];
        prob[start] = 1.0;
        PriorityQueue<double[]> heap = new PriorityQueue<>((s, t) -> Double.compare(t[1], s[1]));
        heap.offer(new double[] {start, 1.0});
        while (!heap.isEmpty()) {
            double[] top = heap.poll();
            int u = (int) top[0];
            if (top[1] < prob[u]) continue;
            for (int[] e : g.getOrDefault(u, new ArrayList<>())) {
                double p = top[1] * e[1] / 100.0;
                if (e[0] == end) return p;
                if (p > prob[e[0]]) {
                    prob[e[0]] = p;
                    heap.offer(new double[] {e[0], p});
                }
            }
        }
        return 0.0;
    }
}
