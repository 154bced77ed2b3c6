// slow: keeps the counts in a vector and looks each word up from the start, O(n^2) (Time Limit Exceeded)
class Solution {
public:
    vector<string> topWords(vector<string>& words, int k) {
        vector<pair<int, string>> counts;
        for (auto& word : words) {
            auto entry = find_if(counts.begin(), counts.end(), [&](auto& e) { return e.second == word; });
            if (entry == counts.end()) {
                counts.push_back({-1, word});
            } else {
                entry->first--;
            }
        }
        sort(counts.begin(), counts.end());
        vector<string> top;
        for (int place = 0; place < k; place++) top.push_back(counts[place].second);
        return top;
    }
};
