// slow: works out the stage of a module anew for each module that needs it (Time Limit Exceeded)
class Solution {
    vector<vector<int>> needs;
    vector<bool> isOnTheWay;

    int stageOf(int module) {
        if (isOnTheWay[module]) return -1;
        isOnTheWay[module] = true;
        int stage = 1;
        for (int need : needs[module]) {
            int before = stageOf(need);
            if (before < 0) return -1;
            stage = max(stage, before + 1);
        }
        isOnTheWay[module] = false;
        return stage;
    }

public:
    int buildStages(int n, vector<vector<int>>& deps) {
        needs.resize(n);
        isOnTheWay.resize(n);
        for (auto& dep : deps) needs[dep[0]].push_back(dep[1]);
        int stages = 0;
        for (int module = 0; module < n; module++) {
            int stage = stageOf(module);
            if (stage < 0) return -1;
            stages = max(stages, stage);
        }
        return stages;
    }
};
