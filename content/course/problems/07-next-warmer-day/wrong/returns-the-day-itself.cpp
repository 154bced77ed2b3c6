// wrong: returns the number of the warmer day and not how many days it takes (Wrong Answer)
class Solution {
public:
    vector<int> daysToWarmer(vector<int>& temps) {
        int n = temps.size();
        vector<int> answer(n, 0);
        stack<int> waiting;
        for (int today = 0; today < n; today++) {
            while (!waiting.empty() && temps[waiting.top()] < temps[today]) {
                answer[waiting.top()] = today;
                waiting.pop();
            }
            waiting.push(today);
        }
        return answer;
    }
};
