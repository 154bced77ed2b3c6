// Uses 0 for "not seen yet", so a repeat of the symbol at index 0 is not noticed.
class Solution {
public:
    int longestUnique(string text) {
        int pos[256] = {0};
        int from = 0, res = 0, i = 0;
        while (i < (int)text.length()) {
            unsigned char c = text[i];
            if (pos[c] > 0 && pos[c] >= from) {
                from = pos[c] + 1;
            }
            pos[c] = i;
            res = max(res, i - from + 1);
            i++;
        }
        return res;
    }
};
