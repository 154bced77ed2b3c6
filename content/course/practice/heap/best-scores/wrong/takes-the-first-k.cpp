// wrong: sorts only the first k scores (Wrong Answer)
class Solution {
public:
    vector<int> bestScores(vector<int>& scores, int k) {
        vector<int> answer(scores.begin(), scores.begin() + k);
        sort(answer.rbegin(), answer.rend());
        return answer;
    }
};
