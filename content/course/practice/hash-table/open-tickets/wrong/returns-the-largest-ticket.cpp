// wrong: keeps the tickets of a topic sorted and returns the one with the largest number (Wrong Answer)
class Solution {
public:
    vector<int> runDesk(vector<vector<int>>& operations) {
        unordered_map<int, int> topicOf;
        unordered_map<int, set<int>> tickets;
        vector<int> results;
        for (auto& operation : operations) {
            int kind = operation[0], first = operation[1];
            if (kind <= 2 && topicOf.count(first)) {
                tickets[topicOf[first]].erase(first);
                topicOf.erase(first);
            }
            if (kind == 1) {
                topicOf[first] = operation[2];
                tickets[operation[2]].insert(first);
            }
            if (kind == 3) results.push_back((int)tickets[first].size());
            if (kind == 4) results.push_back(tickets[first].empty() ? -1 : *tickets[first].rbegin());
        }
        return results;
    }
};
