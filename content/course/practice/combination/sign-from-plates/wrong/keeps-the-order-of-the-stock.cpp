// wrong: after a plate it only tries plates that are listed behind it (Wrong Answer)
class Solution {
    set<string> ways;

    void extend(const string& text, const vector<string>& plates, size_t start, size_t from, const string& way) {
        if (start == text.size()) {
            ways.insert(way.substr(1));
            return;
        }
        for (size_t i = from; i < plates.size(); i++) {
            if (text.compare(start, plates[i].size(), plates[i]) != 0) continue;
            extend(text, plates, start + plates[i].size(), i + 1, way + " " + plates[i]);
        }
    }

public:
    vector<string> signWays(string text, vector<string>& plates) {
        extend(text, plates, 0, 0, "");
        return vector<string>(ways.begin(), ways.end());
    }
};
