// wrong: looks at the next day only (Wrong Answer)
class Solution {
public:
    vector<int> daysToWarmer(vector<int>& temps) {
        vector<int> wait(temps.size(), 0);
        for (size_t day = 0; day + 1 < temps.size(); day++) {
            if (temps[day + 1] > temps[day]) wait[day] = 1;
        }
        return wait;
    }
};
