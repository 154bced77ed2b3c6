// wrong: returns the number of groups (Wrong Answer)
class Solution {
public:
    int redundantCable(int n, vector<vector<int>>& cables) {
        if ((int)cables.size() < n - 1) return -1;
        vector<int> parents(n + 1);
        iota(parents.begin(), parents.end(), 0);
        auto find = [&](int computer) {
            while (parents[computer] != computer) {
                parents[computer] = parents[parents[computer]];
                computer = parents[computer];
            }
            return computer;
        };
        int groups = n;
        for (auto& cable : cables) {
            int rootA = find(cable[0]);
            int rootB = find(cable[1]);
            if (rootA == rootB) continue;
            parents[rootA] = rootB;
            groups--;
        }
        return groups;
    }
};
