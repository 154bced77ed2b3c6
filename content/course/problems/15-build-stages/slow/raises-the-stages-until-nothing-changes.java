// slow: goes through all dependencies and raises the stages until nothing changes, O(n m) (Time Limit Exceeded)
class Solution {
    public int buildStages(int n, int[][] deps) {
        int[] modules = new int[deps.length];
        int[] needs = new int[deps.length];
        for (int i = 0; i < deps.length; i++) {
            modules[i] = deps[i][0];
            needs[i] = deps[i][1];
        }
        int[] stage = new int[n];
        Arrays.fill(stage, 1);
        int round = 0;
        while (raise(stage, modules, needs)) {
            round++;
            if (round > n) {
                return -1;
            }
        }
        return Arrays.stream(stage).max().getAsInt();
    }

    private boolean raise(int[] stage, int[] modules, int[] needs) {
        boolean changed = false;
        for (int i = 0; i < modules.length; i++) {
            int after = stage[needs[i]] + 1;
            if (stage[modules[i]] < after) {
                stage[modules[i]] = after;
                changed = true;
            }
        }
        return changed;
    }
}
