// Sorts the bookings by their end instead of their start, so a long booking isn't joined with all earlier ones.
class Solution {
public:
    vector<vector<int>> mergeMeetings(vector<vector<int>>& meetings) {
        sort(meetings.begin(), meetings.end(), [](const vector<int>& x, const vector<int>& y) {
            return x[1] < y[1];
        });
        vector<vector<int>> result;
        for (auto& m : meetings) {
            if (result.empty() || result.back()[1] < m[0]) {
                result.push_back(m);
            } else {
                result.back()[0] = min(result.back()[0], m[0]);
                result.back()[1] = max(result.back()[1], m[1]);
            }
        }
        return result;
    }
};
