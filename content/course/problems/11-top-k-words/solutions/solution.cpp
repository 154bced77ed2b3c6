class Solution {
public:
    vector<string> topWords(vector<string>& words, int k) {
        unordered_map<string, int> counts;
        for (auto& word : words) counts[word]++;

        using Entry = pair<const string, int>;
        auto isBetter = [](const Entry* a, const Entry* b) {
            return a->second != b->second ? a->second > b->second : a->first < b->first;
        };
        // A priority_queue has its greatest item on top: here the one which is better than none, the worst.
        priority_queue<const Entry*, vector<const Entry*>, decltype(isBetter)> best(isBetter);
        for (auto& entry : counts) {
            best.push(&entry);
            if ((int)best.size() > k) best.pop();
        }
        vector<string> top(k);
        for (int place = k - 1; place >= 0; place--) {
            top[place] = best.top()->first;
            best.pop();
        }
        return top;
    }
};
