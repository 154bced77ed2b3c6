class Solution {
    map<string, int> left;
    vector<string> laid;
    vector<string> ways;

    void extend(const string& text, size_t start) {
        if (start == text.size()) {
            string way = laid[0];
            for (size_t i = 1; i < laid.size(); i++) way += " " + laid[i];
            ways.push_back(way);
            return;
        }
        for (auto& [plate, count] : left) {
            if (count == 0 || text.compare(start, plate.size(), plate) != 0) continue;
            count--;
            laid.push_back(plate);
            extend(text, start + plate.size());
            laid.pop_back();
            count++;
        }
    }

public:
    vector<string> signWays(string text, vector<string>& plates) {
        for (const string& plate : plates) left[plate]++;
        extend(text, 0);
        return ways;
    }
};
