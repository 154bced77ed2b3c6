class Solution {
public:
    vector<vector<int>> mergeMeetings(vector<vector<int>>& meetings) {
        sort(meetings.begin(), meetings.end());
        vector<vector<int>> busy;
        for (const vector<int>& meeting : meetings) {
            if (!busy.empty() && meeting[0] <= busy.back()[1]) {
                busy.back()[1] = max(busy.back()[1], meeting[1]);
            } else {
                busy.push_back(meeting);
            }
        }
        return busy;
    }
};
