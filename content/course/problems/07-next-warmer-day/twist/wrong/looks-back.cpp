// wrong: reads the days backward, so it finds the last warmer day before and not the next one (Wrong Answer)
class Solution {
public:
    vector<int> daysToWarmer(vector<int>& temps) {
        int n = temps.size();
        reverse(temps.begin(), temps.end());
        vector<int> wait(n);
        vector<int> waiting;
        for (int today = 0; today < 2 * n; today++) {
            int temperature = temps[today % n];
            while (!waiting.empty() && temps[waiting.back()] < temperature) {
                wait[waiting.back()] = today - waiting.back();
                waiting.pop_back();
            }
            if (today < n) waiting.push_back(today);
        }
        reverse(wait.begin(), wait.end());
        return wait;
    }
};
