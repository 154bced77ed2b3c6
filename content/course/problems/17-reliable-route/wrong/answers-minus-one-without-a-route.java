// wrong: answers -1 where no route leads to the end, though the chance is 0 then (Wrong Answer)
class Solution {
    public double bestReliability(int n, int[][] links, int start, int end) {
        List<List<int[]>> neighbors = new ArrayList<>();
        for (int node = 0; node < n; node++) neighbors.add(new ArrayList<>());
        for (int[] link : links) {
            neighbors.get(link[0]).add(new int[] {link[1], link[2]});
            neighbors.get(link[1]).add(new int[] {link[0], link[2]});
        }
        double[] best = new double[n];
        best[start] = 1;
        PriorityQueue<double[]> queue = new PriorityQueue<>((a, b) -> Double.compare(b[0], a[0]));
        queue.add(new double[] {1, start});
        while (!queue.isEmpty()) {
            double[] reached = queue.remove();
            int node = (int) reached[1];
            if (node == end) return reached[0];
            if (reached[0] < best[node]) continue;
            for (int[] link : neighbors.get(node)) {
                double chance = reached[0] * link[1] / 100;
                if (chance > best[link[0]]) {
                    best[link[0]] = chance;
                    queue.add(new double[] {chance, link[0]});
                }
            }
        }
        return -1;
    }
}
