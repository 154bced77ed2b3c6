// slow: slides a window of every length over the text, from the longest down, O(n^2) (Time Limit Exceeded)
class Solution {
public:
    int longestUnique(string text) {
        int n = text.size();
        for (int length = n; length > 0; length--) {
            int counts[128] = {};
            int different = 0;
            for (int end = 0; end < n; end++) {
                if (counts[(int)text[end]]++ == 0) different++;
                if (end >= length && --counts[(int)text[end - length]] == 0) different--;
                if (different == length) return length;
            }
        }
        return 0;
    }
};
