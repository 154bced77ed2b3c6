// wrong: takes the modules from a stack and sets a stage from the module handled last, which need not be the latest one (Wrong Answer)
class Solution {
public:
    int buildStages(int n, vector<vector<int>>& deps) {
        vector<vector<int>> neededBy(n);
        vector<int> missing(n), stage(n, 1), ready;
        for (auto& dep : deps) {
            neededBy[dep[1]].push_back(dep[0]);
            missing[dep[0]]++;
        }
        for (int module = 0; module < n; module++) {
            if (missing[module] == 0) ready.push_back(module);
        }
        int built = 0;
        while (!ready.empty()) {
            int module = ready.back();
            ready.pop_back();
            built++;
            for (int user : neededBy[module]) {
                stage[user] = stage[module] + 1;
                if (--missing[user] == 0) ready.push_back(user);
            }
        }
        return built == n ? *max_element(stage.begin(), stage.end()) : -1;
    }
};
