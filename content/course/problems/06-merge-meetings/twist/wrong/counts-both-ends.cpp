// wrong: counts the minutes at both ends of a gap, so a gap looks one minute longer (Wrong Answer)
class Solution {
public:
    vector<vector<int>> mergeMeetings(vector<vector<int>>& meetings, int least) {
        sort(meetings.begin(), meetings.end());
        vector<vector<int>> gaps;
        int busyUntil = meetings[0][1];
        for (auto& meeting : meetings) {
            if (meeting[0] - busyUntil + 1 >= least) gaps.push_back({busyUntil, meeting[0]});
            busyUntil = max(busyUntil, meeting[1]);
        }
        return gaps;
    }
};
