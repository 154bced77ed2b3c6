// slow: goes through all dependencies and raises the stages until nothing changes, O(n m) (Time Limit Exceeded)
class Solution {
public:
    int buildStages(int n, vector<vector<int>>& deps) {
        vector<pair<int, int>> pairs;
        for (auto& dep : deps) pairs.push_back({dep[0], dep[1]});
        vector<int> stage(n, 1);
        bool changed = true;
        for (int round = 0; changed; round++) {
            if (round > n) return -1;
            changed = false;
            for (auto [module, need] : pairs) {
                if (stage[module] > stage[need]) continue;
                stage[module] = stage[need] + 1;
                changed = true;
            }
        }
        return *max_element(stage.begin(), stage.end());
    }
};
