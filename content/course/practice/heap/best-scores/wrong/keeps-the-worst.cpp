// wrong: a max-heap drops the best scores (Wrong Answer)
class Solution {
public:
    vector<int> bestScores(vector<int>& scores, int k) {
        priority_queue<int> kept;
        for (int score : scores) {
            kept.push(score);
            if ((int)kept.size() > k) kept.pop();
        }
        vector<int> answer;
        for (; !kept.empty(); kept.pop()) answer.push_back(kept.top());
        return answer;
    }
};
