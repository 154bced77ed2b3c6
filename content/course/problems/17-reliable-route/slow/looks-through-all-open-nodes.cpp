// slow: looks through all nodes that are reached but not done for the best one instead of using a heap, O(n^2) (Time Limit Exceeded)
class Solution {
public:
    double bestReliability(int n, vector<vector<int>>& links, int start, int end) {
        vector<vector<pair<int, double>>> neighbors(n);
        for (auto& link : links) {
            neighbors[link[0]].push_back({link[1], link[2] / 100.0});
            neighbors[link[1]].push_back({link[0], link[2] / 100.0});
        }
        vector<double> best(n, 0.0);
        best[start] = 1.0;
        vector<pair<double, int>> open = {{1.0, start}};
        while (!open.empty()) {
            size_t at = 0;
            for (size_t i = 1; i < open.size(); i++) {
                if (open[i].first > open[at].first) at = i;
            }
            auto [chance, node] = open[at];
            open[at] = open.back();
            open.pop_back();
            if (node == end) return chance;
            if (chance < best[node]) continue;
            for (auto [next, factor] : neighbors[node]) {
                double reached = chance * factor;
                if (reached > best[next]) {
                    best[next] = reached;
                    open.push_back({reached, next});
                }
            }
        }
        return 0.0;
    }
};
