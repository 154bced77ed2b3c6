// wrong: asks for the size of the queue again while the next stage is put into it (Wrong Answer)
class Solution {
public:
    int buildStages(int n, vector<vector<int>>& deps) {
        vector<vector<int>> neededBy(n);
        vector<int> missing(n);
        for (auto& dep : deps) {
            neededBy[dep[1]].push_back(dep[0]);
            missing[dep[0]]++;
        }
        vector<int> queue;
        for (int module = 0; module < n; module++) {
            if (missing[module] == 0) queue.push_back(module);
        }
        int stages = 0;
        size_t built = 0;
        while (built < queue.size()) {
            stages++;
            for (; built < queue.size(); built++) {
                for (int user : neededBy[queue[built]]) {
                    if (--missing[user] == 0) queue.push_back(user);
                }
            }
        }
        return (int)built == n ? stages : -1;
    }
};
