// slow: relaxes all links until nothing changes (Bellman-Ford), O(n m) (Time Limit Exceeded)
class Solution {
public:
    double bestReliability(int n, vector<vector<int>>& links, int start, int end) {
        vector<double> best(n, 0.0);
        best[start] = 1.0;
        bool changed = true;
        while (changed) {
            changed = false;
            for (auto& link : links) {
                int u = link[0], v = link[1];
                double factor = link[2] / 100.0;
                if (best[u] * factor > best[v]) {
                    best[v] = best[u] * factor;
                    changed = true;
                }
                if (best[v] * factor > best[u]) {
                    best[u] = best[v] * factor;
                    changed = true;
                }
            }
        }
        return best[end];
    }
};
