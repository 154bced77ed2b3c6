// wrong: moves the start to the last place of the symbol and not behind it, so the symbol is in the window twice (Wrong Answer)
class Solution {
public:
    int longestUnique(string text) {
        vector<int> lastSeen(128, -1);
        int start = 0, longest = 0;
        for (int end = 0; end < (int)text.size(); end++) {
            start = max(start, lastSeen[text[end]]);
            lastSeen[text[end]] = end;
            longest = max(longest, end - start + 1);
        }
        return longest;
    }
};
