// wrong: takes the songs with the most votes first (Wrong Answer)
class Solution {
public:
    int mostVotes(vector<int>& minutes, vector<int>& votes, int slot) {
        vector<pair<int, int>> songs;
        for (size_t i = 0; i < minutes.size(); i++) songs.push_back({-votes[i], minutes[i]});
        sort(songs.begin(), songs.end());
        int total = 0;
        for (auto [count, length] : songs) {
            if (length > slot) continue;
            slot -= length;
            total -= count;
        }
        return total;
    }
};
