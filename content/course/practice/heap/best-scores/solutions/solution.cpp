class Solution {
public:
    vector<int> bestScores(vector<int>& scores, int k) {
        priority_queue<int, vector<int>, greater<int>> best;
        for (int score : scores) {
            best.push(score);
            if ((int)best.size() > k) best.pop();
        }
        vector<int> answer;
        for (; !best.empty(); best.pop()) answer.push_back(best.top());
        reverse(answer.begin(), answer.end());
        return answer;
    }
};
