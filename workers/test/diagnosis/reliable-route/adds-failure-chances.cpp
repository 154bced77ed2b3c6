// Looks for the route with the smallest sum of the failure percentages (100 - p), which is not always the route with the largest product.
class Solution {
public:
    double bestReliability(int n, vector<vector<int>>& links, int start, int end) {
        vector<vector<pair<int, int>>> adj(n);
        for (auto& l : links) {
            adj[l[0]].push_back({l[1], l[2]});
            adj[l[1]].push_back({l[0], l[2]});
        }
        const long long INF = LLONG_MAX;
        vector<long long> cost(n, INF);
        vector<double> chance(n, 0.0);
        priority_queue<pair<long long, int>, vector<pair<long long, int>>, greater<>> pq;
        cost[start] = 0;
        chance[start] = 1.0;
        pq.push({0, start});
        while (!pq.empty()) {
            auto [c, u] = pq.top();
            pq.pop();
            if (c > cost[u]) continue;
            for (auto& [v, p] : adj[u]) {
                long long nc = c + (100 - p);
                if (nc < cost[v]) {
                    cost[v] = nc;
                    chance[v] = chance[u] * p / 100.0;
                    pq.push({nc, v});
                }
            }
        }
        return chance[end];
    }
};
