// wrong: has places for the letters a to z only and leaves the array at a space or a digit (Runtime Error)
class Solution {
public:
    int longestUnique(string text) {
        vector<int> lastSeen(26, -1);
        int start = 0, longest = 0;
        for (int end = 0; end < (int)text.size(); end++) {
            int& last = lastSeen.at(text[end] - 'a');
            start = max(start, last + 1);
            last = end;
            longest = max(longest, end - start + 1);
        }
        return longest;
    }
};
