// wrong: sorts from the last start to the first and returns the periods in that order (Wrong Answer)
class Solution {
public:
    vector<vector<int>> mergeMeetings(vector<vector<int>>& meetings) {
        sort(meetings.rbegin(), meetings.rend(), [](auto& a, auto& b) { return a[1] < b[1]; });
        vector<vector<int>> busy;
        for (auto& meeting : meetings) {
            if (!busy.empty() && meeting[1] >= busy.back()[0]) {
                busy.back()[0] = min(busy.back()[0], meeting[0]);
            } else {
                busy.push_back(meeting);
            }
        }
        return busy;
    }
};
