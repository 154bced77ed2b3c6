// Compares the start with the end of the previous booking in the list, not with the end of the period joined so far.
class Solution {
public:
    vector<vector<int>> mergeMeetings(vector<vector<int>>& meetings) {
        sort(meetings.begin(), meetings.end());
        vector<vector<int>> out;
        int curStart = meetings[0][0];
        int curEnd = meetings[0][1];
        for (size_t i = 1; i < meetings.size(); i++) {
            if (meetings[i][0] <= meetings[i - 1][1]) {
                curEnd = max(curEnd, meetings[i][1]);
            } else {
                out.push_back({curStart, curEnd});
                curStart = meetings[i][0];
                curEnd = meetings[i][1];
            }
        }
        out.push_back({curStart, curEnd});
        return out;
    }
};
