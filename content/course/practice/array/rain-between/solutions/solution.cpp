class Solution {
public:
    vector<int> sumOfDays(vector<int>& rain, vector<vector<int>>& questions) {
        vector<int> totals(rain.size() + 1);
        for (size_t i = 0; i < rain.size(); i++) totals[i + 1] = totals[i] + rain[i];
        vector<int> answers;
        for (auto& question : questions) answers.push_back(totals[question[1] + 1] - totals[question[0]]);
        return answers;
    }
};
