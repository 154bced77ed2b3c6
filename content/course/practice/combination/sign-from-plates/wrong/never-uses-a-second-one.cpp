// wrong: skips each plate that equals the one before it, even if that one is in use (Wrong Answer)
class Solution {
    vector<string> ways;

    void extend(const string& text, const vector<string>& plates, vector<bool>& used, size_t start, const string& way) {
        if (start == text.size()) {
            ways.push_back(way.substr(1));
            return;
        }
        for (size_t i = 0; i < plates.size(); i++) {
            if (i > 0 && plates[i] == plates[i - 1]) continue;
            if (used[i] || text.compare(start, plates[i].size(), plates[i]) != 0) continue;
            used[i] = true;
            extend(text, plates, used, start + plates[i].size(), way + " " + plates[i]);
            used[i] = false;
        }
    }

public:
    vector<string> signWays(string text, vector<string>& plates) {
        vector<string> sorted = plates;
        sort(sorted.begin(), sorted.end());
        vector<bool> used(sorted.size());
        extend(text, sorted, used, 0, "");
        return ways;
    }
};
