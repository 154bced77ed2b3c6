// slow: searches from one end of each cable whether the cables before it lead to the other end, O(n^2) (Time Limit Exceeded)
class Solution {
public:
    vector<int> redundantCable(vector<vector<int>>& cables) {
        vector<vector<int>> neighbors(cables.size() + 1);
        vector<int> reachedFor(cables.size() + 1, -1);
        vector<int> waiting;
        for (int i = 0; i < (int)cables.size(); i++) {
            int a = cables[i][0], b = cables[i][1];
            reachedFor[a] = i;
            waiting = {a};
            while (!waiting.empty()) {
                int computer = waiting.back();
                waiting.pop_back();
                for (int next : neighbors[computer]) {
                    if (reachedFor[next] == i) continue;
                    reachedFor[next] = i;
                    waiting.push_back(next);
                }
            }
            if (reachedFor[b] == i) return cables[i];
            neighbors[a].push_back(b);
            neighbors[b].push_back(a);
        }
        return {};
    }
};
