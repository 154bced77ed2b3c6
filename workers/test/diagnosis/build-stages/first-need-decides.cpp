// A module gets its stage from the first of its needs that is built instead of the last one, so the number of stages is too small.
class Solution {
public:
    int buildStages(int n, vector<vector<int>>& deps) {
        vector<vector<int>> users(n);
        vector<int> open(n), stage(n, 0);
        for (auto& d : deps) {
            users[d[1]].push_back(d[0]);
            open[d[0]]++;
        }
        queue<int> q;
        for (int i = 0; i < n; i++)
            if (!open[i]) {
                stage[i] = 1;
                q.push(i);
            }
        int built = 0, last = 0;
        while (!q.empty()) {
            int m = q.front();
            q.pop();
            built++;
            last = max(last, stage[m]);
            for (int u : users[m]) {
                if (stage[u] == 0) stage[u] = stage[m] + 1;
                if (--open[u] == 0) q.push(u);
            }
        }
        return built < n ? -1 : last;
    }
};
