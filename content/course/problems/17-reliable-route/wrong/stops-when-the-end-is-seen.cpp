// wrong: returns the first chance found for the end, which a later route may beat (Wrong Answer)
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
        if (start == end) return 1.0;
        priority_queue<pair<double, int>> queue;
        queue.push({1.0, start});
        while (!queue.empty()) {
            auto [chance, node] = queue.top();
            queue.pop();
            if (chance < best[node]) continue;
            for (auto [next, factor] : neighbors[node]) {
                double reached = chance * factor;
                if (reached > best[next]) {
                    best[next] = reached;
                    if (next == end) return reached;
                    queue.push({reached, next});
                }
            }
        }
        return 0.0;
    }
};
