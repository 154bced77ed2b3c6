// Returns the cable with which the depth-first search closes the cycle instead of the cycle's cable that is listed last.
class Solution {
    vector<vector<pair<int, int>>> net;  // computer -> (neighbor, index of cable)
    vector<bool> visited;
    int closing = -1;

    void walk(int at, int cameBy) {
        visited[at] = true;
        for (auto& [to, id] : net[at]) {
            if (closing != -1) return;
            if (id == cameBy) continue;
            if (visited[to]) {
                closing = id;
                return;
            }
            walk(to, id);
        }
    }

public:
    vector<int> redundantCable(vector<vector<int>>& cables) {
        int n = cables.size();
        net.assign(n + 1, {});
        visited.assign(n + 1, false);
        for (int i = 0; i < n; i++) {
            net[cables[i][0]].push_back({cables[i][1], i});
            net[cables[i][1]].push_back({cables[i][0], i});
        }
        walk(1, -1);
        return cables[closing];
    }
};
