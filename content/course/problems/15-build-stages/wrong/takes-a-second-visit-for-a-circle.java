// wrong: marks a module when it is entered and never takes the mark back, so a module needed by two looks like a circle (Wrong Answer)
class Solution {
    private final List<List<Integer>> needs = new ArrayList<>();
    private boolean[] entered;

    public int buildStages(int n, int[][] deps) {
        for (int module = 0; module < n; module++) {
            needs.add(new ArrayList<>());
        }
        for (int[] dep : deps) {
            needs.get(dep[0]).add(dep[1]);
        }
        int stages = 0;
        for (int module = 0; module < n; module++) {
            entered = new boolean[n];
            int stage = stageOf(module);
            if (stage < 0) {
                return -1;
            }
            stages = Math.max(stages, stage);
        }
        return stages;
    }

    private int stageOf(int module) {
        if (entered[module]) {
            return -1;
        }
        entered[module] = true;
        int stage = 1;
        for (int need : needs.get(module)) {
            int before = stageOf(need);
            if (before < 0) {
                return -1;
            }
            stage = Math.max(stage, before + 1);
        }
        return stage;
    }
}
