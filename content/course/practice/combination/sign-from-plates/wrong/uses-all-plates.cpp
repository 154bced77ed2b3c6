// wrong: only accepts a way that uses all plates (Wrong Answer)
class Solution {
    map<string, int> left;
    vector<string> ways;

    void extend(const string& text, size_t start, size_t platesLeft, const string& way) {
        if (start == text.size()) {
            if (platesLeft == 0) ways.push_back(way.substr(1));
            return;
        }
        for (auto& [plate, count] : left) {
            if (count == 0 || text.compare(start, plate.size(), plate) != 0) continue;
            count--;
            extend(text, start + plate.size(), platesLeft - 1, way + " " + plate);
            count++;
        }
    }

public:
    vector<string> signWays(string text, vector<string>& plates) {
        for (const string& plate : plates) left[plate]++;
        extend(text, 0, plates.size(), "");
        return ways;
    }
};
