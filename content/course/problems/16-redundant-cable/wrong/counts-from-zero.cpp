// wrong: counts the computers from 0 and returns the cable like that (Wrong Answer)
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
            cable[0]--;
            cable[1]--;
            int rootA = find(cable[0]);
            int rootB = find(cable[1]);
            if (rootA == rootB) return cable;
            parents[rootA] = rootB;
        }
        return {};
    }
};
