class HelpDesk {
    unordered_map<int, int> topicOf;
    unordered_map<int, int> counts;
    // Contains outdated entries, which latest removes when they come to the top.
    unordered_map<int, vector<int>> openings;

    bool isOpenUnder(int ticket, int topic) const {
        auto found = topicOf.find(ticket);
        return found != topicOf.end() && found->second == topic;
    }

public:
    void open(int ticket, int topic) {
        close(ticket);
        topicOf[ticket] = topic;
        counts[topic]++;
        openings[topic].push_back(ticket);
    }

    void close(int ticket) {
        auto found = topicOf.find(ticket);
        if (found == topicOf.end()) return;
        counts[found->second]--;
        topicOf.erase(found);
    }

    int count(int topic) {
        return counts[topic];
    }

    int latest(int topic) {
        vector<int>& tickets = openings[topic];
        while (!tickets.empty() && !isOpenUnder(tickets.back(), topic)) tickets.pop_back();
        return tickets.empty() ? -1 : tickets.back();
    }
};

// Already written: makes the calls that operations lists.
class Solution {
public:
    vector<int> runDesk(vector<vector<int>>& operations) {
        HelpDesk desk;
        vector<int> results;
        for (auto& operation : operations) {
            switch (operation[0]) {
                case 1: desk.open(operation[1], operation[2]); break;
                case 2: desk.close(operation[1]); break;
                case 3: results.push_back(desk.count(operation[1])); break;
                default: results.push_back(desk.latest(operation[1]));
            }
        }
        return results;
    }
};
