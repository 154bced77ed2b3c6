class Solution {
public:
    int firstRepeat(vector<int>& tickets) {
        unordered_set<int> seen;
        for (int ticket : tickets) {
            if (!seen.insert(ticket).second) return ticket;
        }
        return -1;
    }
};
