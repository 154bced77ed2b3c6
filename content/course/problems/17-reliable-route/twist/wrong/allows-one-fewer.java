// wrong: allows one link too few (Wrong Answer)
class Solution {
    public double bestReliability(int n, int[][] links, int start, int end, int most) {
        double[] best = new double[n];
        best[start] = 1;
        for (int round = 0; round < most - 1; round++) {
            double[] next = best.clone();
            for (int[] link : links) {
                double chance = link[2] / 100.0;
                next[link[1]] = Math.max(next[link[1]], best[link[0]] * chance);
                next[link[0]] = Math.max(next[link[0]], best[link[1]] * chance);
            }
            best = next;
        }
        return best[end];
    }
}
