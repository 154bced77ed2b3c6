// wrong: compares with a label that changes in the middle of the loop (Wrong Answer)
class Solution {
public:
    vector<int> redundantCable(vector<vector<int>>& cables) {
        int n = cables.size();
        vector<int> group(n + 1);
        iota(group.begin(), group.end(), 0);
        for (auto& cable : cables) {
            if (group[cable[0]] == group[cable[1]]) return cable;
            for (int computer = 1; computer <= n; computer++) {
                if (group[computer] == group[cable[1]]) group[computer] = group[cable[0]];
            }
        }
        return {};
    }
};
