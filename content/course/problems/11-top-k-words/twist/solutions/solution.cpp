class Solution {
public:
    vector<string> topWords(vector<string>& words, int k) {
        unordered_map<string, int> place;
        vector<string> different;
        vector<int> counts;
        for (const string& word : words) {
            auto [entry, isNew] = place.emplace(word, different.size());
            if (isNew) {
                different.push_back(word);
                counts.push_back(0);
            }
            counts[entry->second]++;
        }
        vector<int> order(different.size());
        iota(order.begin(), order.end(), 0);
        auto better = [&](int a, int b) { return counts[a] != counts[b] ? counts[a] > counts[b] : a < b; };
        partial_sort(order.begin(), order.begin() + k, order.end(), better);
        vector<string> top;
        for (int i = 0; i < k; i++) top.push_back(different[order[i]]);
        return top;
    }
};
