// wrong: does not play a song that is exactly as long as the rest (Wrong Answer)
class Solution {
public:
    int mostVotes(vector<int>& minutes, vector<int>& votes, int slot) {
        vector<int> best(slot + 1);
        for (size_t i = 0; i < minutes.size(); i++)
            for (int t = slot; t > minutes[i]; t--) best[t] = max(best[t], best[t - minutes[i]] + votes[i]);
        return best[slot];
    }
};
