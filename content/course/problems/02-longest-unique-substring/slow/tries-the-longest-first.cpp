// slow: tries every length from the longest down and looks at all stretches of that length, O(n^2) even though each look stops early (Time Limit Exceeded)
class Solution {
    static bool isUnique(const char* symbols, int length) {
        bool seen[128] = {};
        for (int i = 0; i < length; i++) {
            if (seen[(int)symbols[i]]) return false;
            seen[(int)symbols[i]] = true;
        }
        return true;
    }

public:
    int longestUnique(string text) {
        int n = text.size();
        for (int length = n; length > 0; length--) {
            for (int start = 0; start + length <= n; start++) {
                if (isUnique(text.data() + start, length)) return length;
            }
        }
        return 0;
    }
};
