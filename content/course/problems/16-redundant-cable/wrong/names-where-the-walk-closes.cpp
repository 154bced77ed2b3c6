// wrong: walks depth-first and returns the cable by which the walk comes back, wherever it is in the list (Wrong Answer)
class Solution {
    vector<vector<pair<int, int>>> cablesAt;
    vector<bool> seen;
    int closing = -1;

    void walk(int computer, int by) {
        seen[computer] = true;
        for (auto [next, cable] : cablesAt[computer]) {
            if (cable == by || closing >= 0) continue;
            if (seen[next]) {
                closing = cable;
            } else {
                walk(next, cable);
            }
        }
    }

public:
    vector<int> redundantCable(vector<vector<int>>& cables) {
        cablesAt.resize(cables.size() + 1);
        seen.resize(cables.size() + 1);
        for (int i = 0; i < (int)cables.size(); i++) {
            cablesAt[cables[i][0]].push_back({cables[i][1], i});
            cablesAt[cables[i][1]].push_back({cables[i][0], i});
        }
        walk(1, -1);
        return cables[closing];
    }
};
