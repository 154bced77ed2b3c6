// wrong: does not ask whether every module was built (Wrong Answer)
class Solution {
public:
    int buildStages(int n, vector<vector<int>>& deps) {
        vector<vector<int>> neededBy(n);
        vector<int> missing(n);
        for (auto& dep : deps) {
            neededBy[dep[1]].push_back(dep[0]);
            missing[dep[0]]++;
        }
        vector<int> ready;
        for (int module = 0; module < n; module++) {
            if (missing[module] == 0) ready.push_back(module);
        }
        int stages = 0;
        int built = 0;
        while (!ready.empty()) {
            stages++;
            built += ready.size();
            vector<int> next;
            for (int module : ready) {
                for (int user : neededBy[module]) {
                    if (--missing[user] == 0) next.push_back(user);
                }
            }
            ready = next;
        }
        return stages > 0 ? stages : -1;
    }
};
