// wrong: ends the wait of all days when today is warmer than the last one, also of days that were warmer still (Wrong Answer)
class Solution {
public:
    vector<int> daysToWarmer(vector<int>& temps) {
        int n = temps.size();
        vector<int> wait(n, 0);
        vector<int> waiting;
        for (int today = 0; today < n; today++) {
            if (!waiting.empty() && temps[waiting.back()] < temps[today]) {
                for (int day : waiting) wait[day] = today - day;
                waiting.clear();
            }
            waiting.push_back(today);
        }
        return wait;
    }
};
