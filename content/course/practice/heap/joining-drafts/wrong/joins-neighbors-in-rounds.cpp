// wrong: sorts once and joins neighbors in rounds (Wrong Answer)
class Solution {
public:
    int fewestPages(vector<int>& pages) {
        vector<int> parts = pages;
        sort(parts.begin(), parts.end());
        int total = 0;
        while (parts.size() > 1) {
            vector<int> joined;
            for (size_t i = 0; i + 1 < parts.size(); i += 2) {
                joined.push_back(parts[i] + parts[i + 1]);
                total += joined.back();
            }
            if (parts.size() % 2) joined.push_back(parts.back());
            parts = joined;
        }
        return total;
    }
};
