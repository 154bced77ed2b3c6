// wrong: lets a gap begin where the last booking started (Wrong Answer)
class Solution {
public:
    vector<vector<int>> mergeMeetings(vector<vector<int>>& meetings, int least) {
        sort(meetings.begin(), meetings.end());
        vector<vector<int>> gaps;
        int busyUntil = meetings[0][1];
        for (auto& meeting : meetings) {
            if (meeting[0] - busyUntil >= least) gaps.push_back({busyUntil, meeting[0]});
            busyUntil = max(busyUntil, meeting[0]);
        }
        return gaps;
    }
};
