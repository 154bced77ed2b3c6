// wrong: compares only the first letters of two tied words (Wrong Answer)
class Solution {
public:
    vector<string> topWords(vector<string>& words, int k) {
        map<string, int, greater<string>> counts;
        for (auto& word : words) counts[word]++;
        vector<pair<string, int>> ordered(counts.begin(), counts.end());
        stable_sort(ordered.begin(), ordered.end(), [](const auto& a, const auto& b) {
            return a.second != b.second ? a.second > b.second : a.first[0] < b.first[0];
        });
        vector<string> top;
        for (int place = 0; place < k; place++) top.push_back(ordered[place].first);
        return top;
    }
};
