// wrong: returns the first stretch, though a later one may be longer (Wrong Answer)
class Solution {
public:
    int longestUnique(string text) {
        set<char> seen;
        for (char symbol : text) {
            if (!seen.insert(symbol).second) break;
        }
        return seen.size();
    }
};
