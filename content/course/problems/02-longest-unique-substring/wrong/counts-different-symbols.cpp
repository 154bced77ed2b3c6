// wrong: counts the different symbols of the whole text, wherever they stand (Wrong Answer)
class Solution {
public:
    int longestUnique(string text) {
        return set<char>(text.begin(), text.end()).size();
    }
};
