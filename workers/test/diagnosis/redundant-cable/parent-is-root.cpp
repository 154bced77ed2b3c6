// Compares the parents of the two computers instead of the roots of their groups.
class Solution {
public:
    vector<int> redundantCable(vector<vector<int>>& cables) {
        vector<int> parent(cables.size() + 1);
        iota(parent.begin(), parent.end(), 0);
        for (auto& c : cables) {
            int a = parent[c[0]], b = parent[c[1]];
            if (a == b) return c;
            parent[b] = a;
        }
        return {};
    }
};
