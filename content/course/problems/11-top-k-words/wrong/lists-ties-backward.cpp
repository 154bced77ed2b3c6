// wrong: orders tied words from the end of the alphabet to its beginning (Wrong Answer)
class Solution {
public:
    vector<string> topWords(vector<string>& words, int k) {
        map<string, int> counts;
        for (auto& word : words) counts[word]++;
        vector<pair<int, string>> ranked;
        for (auto& [word, count] : counts) ranked.push_back({count, word});
        sort(ranked.begin(), ranked.end(), greater<>());
        vector<string> top;
        for (int i = 0; i < k; i++) top.push_back(ranked[i].second);
        return top;
    }
};
