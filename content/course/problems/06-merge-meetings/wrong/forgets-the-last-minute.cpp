// wrong: has no place for the last minute, 1 000 000 (Runtime Error)
class Solution {
public:
    vector<vector<int>> mergeMeetings(vector<vector<int>>& meetings) {
        const int minutes = 1000000;
        vector<int> latestEnd(minutes, -1);
        for (auto& meeting : meetings) {
            int& end = latestEnd.at(meeting[0]);
            end = max(end, meeting[1]);
        }
        vector<vector<int>> busy;
        for (int start = 0; start < minutes; start++) {
            if (latestEnd[start] < 0) continue;
            if (!busy.empty() && start <= busy.back()[1]) {
                busy.back()[1] = max(busy.back()[1], latestEnd[start]);
            } else {
                busy.push_back({start, latestEnd[start]});
            }
        }
        return busy;
    }
};
