// Takes right - left as the length of the window, which is one too small.
class Solution {
public:
    int longestUnique(string text) {
        vector<int> last(256, -1);
        int left = 0, best = 0;
        for (int right = 0; right < (int)text.length(); right++) {
            unsigned char c = text[right];
            left = max(left, last[c] + 1);
            last[c] = right;
            best = max(best, right - left);
        }
        return best;
    }
};
