// wrong: counts only the days between the two, one too few (Wrong Answer)
class Solution {
public:
    vector<int> daysToWarmer(vector<int>& temps) {
        int n = temps.size();
        vector<int> wait(n, 0);
        stack<int> waiting;
        for (int today = 0; today < n; today++) {
            while (!waiting.empty() && temps[waiting.top()] < temps[today]) {
                wait[waiting.top()] = today - waiting.top() - 1;
                waiting.pop();
            }
            waiting.push(today);
        }
        return wait;
    }
};
