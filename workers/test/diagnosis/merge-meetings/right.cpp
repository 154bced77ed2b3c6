// Right: sweeps events, starts before ends.
class Solution {
public:
    vector<vector<int>> mergeMeetings(vector<vector<int>>& meetings) {
        vector<pair<int, int>> events;
        for (auto& m : meetings) {
            events.push_back({m[0], -1});
            events.push_back({m[1], 1});
        }
        sort(events.begin(), events.end());
        vector<vector<int>> out;
        int open = 0, since = 0;
        for (auto [time, what] : events) {
            if (what < 0 && open++ == 0) since = time;
            if (what > 0 && --open == 0) out.push_back({since, time});
        }
        return out;
    }
};
