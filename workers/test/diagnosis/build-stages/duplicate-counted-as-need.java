// Stores the dependents in a set but counts a need for each listing, so a pair listed twice looks like a cycle.
class Solution {
    public int buildStages(int n, int[][] deps) {
        Map<Integer, Set<Integer>> next = new HashMap<>();
        int[] needs = new int[n];
        for (int[] d : deps) {
            next.computeIfAbsent(d[1], k -> new HashSet<>()).add(d[0]);
            needs[d[0]]++;
        }
        List<Integer> ready = new ArrayList<>();
        for (int i = 0; i < n; i++) if (needs[i] == 0) ready.add(i);
        int stages = 0, built = 0;
        while (!ready.isEmpty()) {
            stages++;
            List<Integer> following = new ArrayList<>();
            for (int m : ready) {
                built++;
                for (int x : next.getOrDefault(m, Set.of())) {
                    if (--needs[x] == 0) following.add(x);
                }
            }
            ready = following;
        }
        return built == n ? stages : -1;
    }
}
