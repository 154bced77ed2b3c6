// wrong: counts stages, not minutes (Wrong Answer)
class Solution {
    public int buildStages(int n, int[][] deps, int[] minutes) {
        List<List<Integer>> neededBy = new ArrayList<>();
        for (int module = 0; module < n; module++) {
            neededBy.add(new ArrayList<>());
        }
        int[] missing = new int[n];
        for (int[] dep : deps) {
            neededBy.get(dep[1]).add(dep[0]);
            missing[dep[0]]++;
        }
        Queue<Integer> waiting = new ArrayDeque<>();
        for (int module = 0; module < n; module++) {
            if (missing[module] == 0) {
                waiting.add(module);
            }
        }
        int[] start = new int[n];
        int end = 0;
        int built = 0;
        while (!waiting.isEmpty()) {
            int module = waiting.remove();
            built++;
            int ready = start[module] + 1;
            end = Math.max(end, ready);
            for (int user : neededBy.get(module)) {
                start[user] = Math.max(start[user], ready);
                missing[user]--;
                if (missing[user] == 0) {
                    waiting.add(user);
                }
            }
        }
        return built == n ? end : -1;
    }
}
