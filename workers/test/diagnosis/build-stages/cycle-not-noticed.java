// Returns the number of stages without checking that all modules were built, so a cycle isn't noticed.
class Solution {
    public int buildStages(int n, int[][] deps) {
        List<List<Integer>> users = new ArrayList<>();
        for (int i = 0; i < n; i++) users.add(new ArrayList<>());
        int[] in = new int[n];
        for (int[] d : deps) {
            users.get(d[1]).add(d[0]);
            in[d[0]]++;
        }
        Queue<Integer> q = new LinkedList<>();
        for (int i = 0; i < n; i++) if (in[i] == 0) q.offer(i);
        int stages = 0;
        while (!q.isEmpty()) {
            int size = q.size();
            while (size-- > 0) {
                for (int u : users.get(q.poll())) if (--in[u] == 0) q.offer(u);
            }
            stages++;
        }
        return stages;
    }
}
