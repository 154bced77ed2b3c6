// slow: relaxes all links until nothing changes (Bellman-Ford), O(n m) (Time Limit Exceeded)
class Solution {
    struct Link {
        int u, v;
        double factor;
    };

public:
    double bestReliability(int n, vector<vector<int>>& links, int start, int end) {
        vector<Link> flat;
        for (auto& link : links) flat.push_back({link[0], link[1], link[2] / 100.0});
        vector<double> best(n, 0.0);
        best[start] = 1.0;
        bool changed = true;
        while (changed) {
            changed = false;
            for (auto [u, v, factor] : flat) {
                if (best[u] * factor > best[v]) {
                    best[v] = best[u] * factor;
                    changed = true;
                } else if (best[v] * factor > best[u]) {
                    best[u] = best[v] * factor;
                    changed = true;
                }
            }
        }
        return best[end];
    }
};
