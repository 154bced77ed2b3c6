// wrong: asks for the topic with [], so closing an unknown ticket lowers the count of topic 0 (Wrong Answer)
class Solution {
public:
    vector<int> runDesk(vector<vector<int>>& operations) {
        unordered_map<int, int> topicOf, counts;
        unordered_map<int, vector<int>> openings;
        vector<int> results;
        for (auto& operation : operations) {
            int kind = operation[0], first = operation[1];
            if (kind == 2 || (kind == 1 && topicOf.count(first))) {
                counts[topicOf[first]]--;
                topicOf.erase(first);
            }
            if (kind == 1) {
                topicOf[first] = operation[2];
                counts[operation[2]]++;
                openings[operation[2]].push_back(first);
            }
            if (kind == 3) results.push_back(counts[first]);
            if (kind == 4) {
                auto& tickets = openings[first];
                while (!tickets.empty() && (!topicOf.count(tickets.back()) || topicOf[tickets.back()] != first)) {
                    tickets.pop_back();
                }
                results.push_back(tickets.empty() ? -1 : tickets.back());
            }
        }
        return results;
    }
};
