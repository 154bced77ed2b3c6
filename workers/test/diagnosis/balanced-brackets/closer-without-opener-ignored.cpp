// A closing bracket that comes while nothing is open is ignored instead of refused.
class Solution {
public:
    bool isBalanced(string text) {
        map<char, char> pairOf = {{')', '('}, {']', '['}, {'}', '{'}};
        vector<char> open;
        for (char c : text) {
            if (!pairOf.count(c)) {
                open.push_back(c);
                continue;
            }
            if (open.empty()) continue;
            if (open.back() != pairOf[c]) return false;
            open.pop_back();
        }
        return open.empty();
    }
};
