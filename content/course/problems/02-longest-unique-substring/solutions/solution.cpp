class Solution {
public:
    int longestUnique(string text) {
        vector<int> lastSeen(128, -1);
        int start = 0;
        int longest = 0;
        for (int end = 0; end < (int)text.size(); end++) {
            start = max(start, lastSeen[text[end]] + 1);
            lastSeen[text[end]] = end;
            longest = max(longest, end - start + 1);
        }
        return longest;
    }
};
