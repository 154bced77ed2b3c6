// wrong: allows k different symbols instead of k equal ones (Wrong Answer)
class Solution {
public:
    int longestUnique(string text, int k) {
        vector<int> counts(128);
        int n = text.size();
        int start = 0;
        int longest = 0;
        for (int end = 0; end < n; end++) {
            counts[text[end]]++;
            while (128 - count(counts.begin(), counts.end(), 0) > k) {
                counts[text[start]]--;
                start++;
            }
            longest = max(longest, end - start + 1);
        }
        return longest;
    }
};
