// Keeps the users of a module in a set but counts every listed pair, so a pair listed twice leaves a count that never reaches 0.
class Solution {
    public int buildStages(int n, int[][] deps) {
        Map<Integer, Set<Integer>> graph = new HashMap<>();
        int[] inDegree = new int[n];
        for (int[] d : deps) {
            graph.computeIfAbsent(d[1], key -> new HashSet<>()).add(d[0]);
            inDegree[d[0]]++;
        }

        Queue<Integer> queue = new LinkedList<>();
        for (int i = 0; i < n; i++) {
            if (inDegree[i] == 0) queue.offer(i);
        }
        int done = 0, level = 0;
        while (!queue.isEmpty()) {
            int size = queue.size();
            level++;
            while (size-- > 0) {
                int m = queue.poll();
                done++;
                for (int user : graph.getOrDefault(m, Collections.emptySet())) {
                    if (--inDegree[user] == 0) queue.offer(user);
                }
            }
        }
        return done < n ? -1 : level;
    }
}
