// Doesn't sort the bookings before joining them.
class Solution {
public:
    vector<vector<int>> mergeMeetings(vector<vector<int>>& meetings) {
        vector<vector<int>> out{meetings[0]};
        for (size_t i = 1; i < meetings.size(); i++) {
            vector<int>& last = out.back();
            if (meetings[i][0] <= last[1]) {
                last[0] = min(last[0], meetings[i][0]);
                last[1] = max(last[1], meetings[i][1]);
            } else {
                out.push_back(meetings[i]);
            }
        }
        return out;
    }
};
