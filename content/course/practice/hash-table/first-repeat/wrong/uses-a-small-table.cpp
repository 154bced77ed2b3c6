// wrong: has a table for numbers up to a million only (Runtime Error)
class Solution {
public:
    int firstRepeat(vector<int>& tickets) {
        vector<bool> seen(1000001);
        for (int ticket : tickets) {
            if (seen.at(ticket)) return ticket;
            seen[ticket] = true;
        }
        return -1;
    }
};
