class Solution {
public:
    vector<int> daysToWarmer(vector<int>& temps) {
        int n = temps.size();
        vector<int> wait(n, 0);
        vector<int> waiting;
        for (int today = 0; today < n; today++) {
            while (!waiting.empty() && temps[waiting.back()] < temps[today]) {
                int day = waiting.back();
                waiting.pop_back();
                wait[day] = today - day;
            }
            waiting.push_back(today);
        }
        return wait;
    }
};
