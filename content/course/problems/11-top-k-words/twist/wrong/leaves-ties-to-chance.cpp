// wrong: leaves equally frequent words in the order of the hash table (Wrong Answer)
class Solution {
public:
    vector<string> topWords(vector<string>& words, int k) {
        unordered_map<string, int> counts;
        for (const string& word : words) counts[word]++;
        vector<pair<string, int>> order(counts.begin(), counts.end());
        sort(order.begin(), order.end(), [](auto& a, auto& b) { return a.second > b.second; });
        vector<string> top;
        for (int i = 0; i < k; i++) top.push_back(order[i].first);
        return top;
    }
};
