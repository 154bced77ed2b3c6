// wrong: leaves out one end of the window (Wrong Answer)
class Solution {
public:
    int longestUnique(string text, int k) {
        vector<int> counts(128);
        int n = text.size();
        int start = 0;
        int longest = 0;
        for (int end = 0; end < n; end++) {
            counts[text[end]]++;
            while (counts[text[end]] > k) {
                counts[text[start]]--;
                start++;
            }
            longest = max(longest, end - start);
        }
        return longest;
    }
};
