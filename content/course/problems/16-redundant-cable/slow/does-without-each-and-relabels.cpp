// slow: takes out each cable in turn and relabels a whole group for each of the others, O(n^3) (Time Limit Exceeded)
class Solution {
    bool isConnectedWithout(int spare, const vector<vector<int>>& cables) {
        vector<int> group(cables.size() + 1);
        iota(group.begin(), group.end(), 0);
        for (int i = 0; i < (int)cables.size(); i++) {
            int from = group[cables[i][0]], to = group[cables[i][1]];
            if (i == spare) continue;
            if (from == to) return false;
            replace(group.begin(), group.end(), from, to);
        }
        return true;
    }

public:
    vector<int> redundantCable(vector<vector<int>>& cables) {
        int spare = cables.size() - 1;
        while (!isConnectedWithout(spare, cables)) spare--;
        return cables[spare];
    }
};
