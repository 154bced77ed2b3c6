// wrong: starts a module after the module that was taken last, not after the slowest (Wrong Answer)
class Solution {
public:
    int buildStages(int n, vector<vector<int>>& deps, vector<int>& minutes) {
        vector<vector<int>> neededBy(n);
        vector<int> missing(n);
        for (auto& dep : deps) {
            neededBy[dep[1]].push_back(dep[0]);
            missing[dep[0]]++;
        }
        vector<int> taken;
        for (int module = 0; module < n; module++) {
            if (missing[module] == 0) taken.push_back(module);
        }
        vector<int> start(n);
        int end = 0;
        for (size_t i = 0; i < taken.size(); i++) {
            int ready = start[taken[i]] + minutes[taken[i]];
            end = max(end, ready);
            for (int user : neededBy[taken[i]]) {
                start[user] = ready;
                if (--missing[user] == 0) taken.push_back(user);
            }
        }
        return (int)taken.size() == n ? end : -1;
    }
};
