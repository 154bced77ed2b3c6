// wrong: gives every module a stage of its own, as if there were one machine (Wrong Answer)
class Solution {
    public int buildStages(int n, int[][] deps) {
        List<List<Integer>> neededBy = new ArrayList<>();
        for (int module = 0; module < n; module++) {
            neededBy.add(new ArrayList<>());
        }
        int[] missing = new int[n];
        for (int[] dep : deps) {
            neededBy.get(dep[1]).add(dep[0]);
            missing[dep[0]]++;
        }
        List<Integer> ready = new ArrayList<>();
        for (int module = 0; module < n; module++) {
            if (missing[module] == 0) {
                ready.add(module);
            }
        }
        int stages = 0;
        int built = 0;
        while (!ready.isEmpty()) {
            stages += ready.size();
            built += ready.size();
            List<Integer> next = new ArrayList<>();
            for (int module : ready) {
                for (int user : neededBy.get(module)) {
                    missing[user]--;
                    if (missing[user] == 0) {
                        next.add(user);
                    }
                }
            }
            ready = next;
        }
        return built == n ? stages : -1;
    }
}
