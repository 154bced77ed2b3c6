// wrong: hangs one computer under the other instead of joining the tops of their groups (Wrong Answer)
class Solution {
    vector<int> parents;

    int find(int computer) {
        while (parents[computer] != computer) {
            parents[computer] = parents[parents[computer]];
            computer = parents[computer];
        }
        return computer;
    }

public:
    vector<int> redundantCable(vector<vector<int>>& cables) {
        parents.resize(cables.size() + 1);
        iota(parents.begin(), parents.end(), 0);
        for (auto& cable : cables) {
            int rootA = find(cable[0]);
            int rootB = find(cable[1]);
            if (rootA == rootB) return cable;
            parents[cable[0]] = rootB;
        }
        return {};
    }
};
