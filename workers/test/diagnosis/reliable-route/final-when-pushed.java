// Marks a node as done when it is put into the heap instead of when it is taken out, so the first chance found for it is kept.
class Solution {
    public double bestReliability(int n, int[][] links, int start, int end) {
        List<List<int[]>> graph = new ArrayList<>();
        for (int i = 0; i < n; i++) graph.add(new ArrayList<>());
        for (int[] l : links) {
            graph.get(l[0]).add(new int[] {l[1], l[2]});
            graph.get(l[1]).add(new int[] {l[0], l[2]});
        }
        boolean[] done = new boolean[n];
        PriorityQueue<double[]> heap = new PriorityQueue<>((x, y) -> Double.compare(y[1], x[1]));
        heap.add(new double[] {start, 1});
        done[start] = true;
        while (!heap.isEmpty()) {
            double[] top = heap.poll();
            int node = (int) top[0];
            if (node == end) return top[1];
            for (int[] edge : graph.get(node)) {
                if (done[edge[0]]) continue;
                done[edge[0]] = true;
                heap.add(new double[] {edge[0], top[1] * edge[1] / 100.0});
            }
        }
        return 0;
    }
}
