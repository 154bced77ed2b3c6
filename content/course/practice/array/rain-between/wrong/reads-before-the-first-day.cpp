// wrong: reads the total before the first day (Runtime Error)
class Solution {
public:
    vector<int> sumOfDays(vector<int>& rain, vector<vector<int>>& questions) {
        vector<int> totals;
        int total = 0;
        for (int day : rain) totals.push_back(total += day);
        vector<int> answers;
        for (auto& question : questions) answers.push_back(totals[question[1]] - totals.at(question[0] - 1));
        return answers;
    }
};
