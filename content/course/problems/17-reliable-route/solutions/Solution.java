class Solution {
    private record Link(int to, double chance) {}

    private record Reached(int node, double chance) {}

    public double bestReliability(int n, int[][] links, int start, int end) {
        List<List<Link>> neighbors = new ArrayList<>();
        for (int node = 0; node < n; node++) {
            neighbors.add(new ArrayList<>());
        }
        for (int[] link : links) {
            neighbors.get(link[0]).add(new Link(link[1], link[2] / 100.0));
            neighbors.get(link[1]).add(new Link(link[0], link[2] / 100.0));
        }
        double[] best = new double[n];
        best[start] = 1;
        Queue<Reached> queue = new PriorityQueue<>((a, b) -> Double.compare(b.chance, a.chance));
        queue.add(new Reached(start, 1));
        while (!queue.isEmpty()) {
            Reached reached = queue.remove();
            if (reached.node == end) {
                return reached.chance;
            }
            if (reached.chance < best[reached.node]) {
                continue;
            }
            for (Link link : neighbors.get(reached.node)) {
                double chance = reached.chance * link.chance;
                if (chance > best[link.to]) {
                    best[link.to] = chance;
                    queue.add(new Reached(link.to, chance));
                }
            }
        }
        return 0;
    }
}
