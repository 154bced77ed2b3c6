// slow: compares each booking with every period found so far, O(n^2) (Time Limit Exceeded)
class Solution {
public:
    vector<vector<int>> mergeMeetings(vector<vector<int>>& meetings) {
        vector<pair<int, int>> busy;
        for (const vector<int>& meeting : meetings) {
            int start = meeting[0];
            int end = meeting[1];
            size_t i = 0;
            while (i < busy.size()) {
                auto [from, to] = busy[i];
                if (from <= end && start <= to) {
                    start = min(start, from);
                    end = max(end, to);
                    busy[i] = busy.back();
                    busy.pop_back();
                } else {
                    i++;
                }
            }
            busy.push_back({start, end});
        }
        sort(busy.begin(), busy.end());
        vector<vector<int>> answer;
        for (auto [start, end] : busy) answer.push_back({start, end});
        return answer;
    }
};
