class Solution {
public:
    vector<int> busiestStops(int n, vector<vector<int>>& tracks) {
        vector<unordered_set<int>> neighbors(n);
        for (auto& track : tracks) {
            neighbors[track[0]].insert(track[1]);
            neighbors[track[1]].insert(track[0]);
        }
        size_t most = 0;
        for (auto& others : neighbors) most = max(most, others.size());
        vector<int> stops;
        for (int i = 0; i < n; i++)
            if (neighbors[i].size() == most) stops.push_back(i);
        return stops;
    }
};
