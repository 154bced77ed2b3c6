// Sorts pairs of count and word in descending order, so tied words come in reverse alphabetical order.
class Solution {
public:
    vector<string> topWords(vector<string>& words, int k) {
        map<string, int> count;
        for (auto& w : words) ++count[w];
        vector<pair<int, string>> byCount;
        for (auto& [w, c] : count) byCount.push_back({c, w});
        sort(byCount.rbegin(), byCount.rend());
        vector<string> top;
        for (int i = 0; i < k; i++) top.push_back(byCount[i].second);
        return top;
    }
};
