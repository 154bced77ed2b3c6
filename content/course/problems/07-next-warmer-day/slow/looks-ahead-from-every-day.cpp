// slow: looks ahead from every day until a warmer one comes, O(n^2) on a plateau (Time Limit Exceeded)
class Solution {
public:
    vector<int> daysToWarmer(vector<int>& temps) {
        int n = temps.size();
        vector<int> wait(n, 0);
        for (int today = 0; today < n; today++) {
            int temperature = temps[today];
            for (int later = today + 1; later < n; later++) {
                if (temps[later] > temperature) {
                    wait[today] = later - today;
                    break;
                }
            }
        }
        return wait;
    }
};
