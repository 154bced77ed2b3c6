// wrong: sorts the tickets, so it returns the smallest one that has a copy (Wrong Answer)
class Solution {
public:
    int firstRepeat(vector<int>& tickets) {
        sort(tickets.begin(), tickets.end());
        for (size_t i = 1; i < tickets.size(); i++) {
            if (tickets[i] == tickets[i - 1]) return tickets[i];
        }
        return -1;
    }
};
