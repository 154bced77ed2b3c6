// Right: label-correcting search with logarithms left out.
class Solution {
public:
    double bestReliability(int n, vector<vector<int>>& links, int start, int end) {
        vector<vector<pair<int, int>>> g(n);
        for (auto& l : links) {
            g[l[0]].push_back({l[1], l[2]});
            g[l[1]].push_back({l[0], l[2]});
        }
        vector<double> best(n, 0);
        set<pair<double, int>> open;
        best[start] = 1;
        open.insert({1, start});
        while (!open.empty()) {
            auto it = prev(open.end());
            int u = it->second;
            open.erase(it);
            for (auto [v, p] : g[u]) {
                double c = best[u] * p / 100;
                if (c <= best[v]) continue;
                open.erase({best[v], v});
                best[v] = c;
                open.insert({c, v});
            }
        }
        return best[end];
    }
};
