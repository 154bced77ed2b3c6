// The best length is only updated when a repeat is met, so a window that reaches the end of the text isn't counted.
class Solution {
public:
    int longestUnique(string text) {
        unordered_set<char> window;
        size_t begin = 0;
        int best = 0;
        for (size_t end = 0; end < text.size(); ++end) {
            if (window.count(text[end])) {
                best = max(best, (int)(end - begin));
                while (window.count(text[end])) {
                    window.erase(text[begin]);
                    ++begin;
                }
            }
            window.insert(text[end]);
        }
        return best;
    }
};
