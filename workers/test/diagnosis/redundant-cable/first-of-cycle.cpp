// Finds the cables of the cycle but returns the first one listed instead of the last.
class Solution {
public:
    vector<int> redundantCable(vector<vector<int>>& cables) {
        int n = cables.size();
        vector<vector<int>> adj(n + 1);
        vector<int> deg(n + 1);
        for (auto& c : cables) {
            adj[c[0]].push_back(c[1]);
            adj[c[1]].push_back(c[0]);
            deg[c[0]]++;
            deg[c[1]]++;
        }
        queue<int> leaves;
        for (int v = 1; v <= n; v++)
            if (deg[v] == 1) leaves.push(v);
        while (!leaves.empty()) {
            int v = leaves.front();
            leaves.pop();
            deg[v] = 0;
            for (int u : adj[v])
                if (deg[u] > 0 && --deg[u] == 1) leaves.push(u);
        }
        for (auto& c : cables)
            if (deg[c[0]] > 0 && deg[c[1]] > 0) return c;
        return {};
    }
};
