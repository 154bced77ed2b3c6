// slow: goes through all dependencies that are left in every stage to see what is still blocked, O(n m) (Time Limit Exceeded)
class Solution {
public:
    int buildStages(int n, vector<vector<int>>& deps) {
        vector<pair<int, int>> left;
        for (auto& dep : deps) left.push_back({dep[0], dep[1]});
        vector<int> waiting(n);
        iota(waiting.begin(), waiting.end(), 0);
        vector<char> isBuilt(n);
        vector<int> blockedIn(n);
        int stages = 0;
        while (!waiting.empty()) {
            stages++;
            size_t kept = 0;
            for (auto [module, need] : left) {
                if (isBuilt[need]) continue;
                blockedIn[module] = stages;
                left[kept++] = {module, need};
            }
            left.resize(kept);
            size_t blocked = 0;
            for (int module : waiting) {
                if (blockedIn[module] == stages) {
                    waiting[blocked++] = module;
                } else {
                    isBuilt[module] = true;
                }
            }
            if (blocked == waiting.size()) return -1;
            waiting.resize(blocked);
        }
        return stages;
    }
};
