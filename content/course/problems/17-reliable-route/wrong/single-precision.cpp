// wrong: counts with float, whose error grows beyond 10^-6 over a thousand links (Wrong Answer)
class Solution {
public:
    double bestReliability(int n, vector<vector<int>>& links, int start, int end) {
        vector<vector<pair<int, float>>> neighbors(n);
        for (auto& link : links) {
            neighbors[link[0]].push_back({link[1], link[2] / 100.0f});
            neighbors[link[1]].push_back({link[0], link[2] / 100.0f});
        }
        vector<float> best(n, 0.0f);
        best[start] = 1.0f;
        priority_queue<pair<float, int>> queue;
        queue.push({1.0f, start});
        while (!queue.empty()) {
            auto [chance, node] = queue.top();
            queue.pop();
            if (node == end) return chance;
            if (chance < best[node]) continue;
            for (auto [next, factor] : neighbors[node]) {
                float reached = chance * factor;
                if (reached > best[next]) {
                    best[next] = reached;
                    queue.push({reached, next});
                }
            }
        }
        return 0.0;
    }
};
