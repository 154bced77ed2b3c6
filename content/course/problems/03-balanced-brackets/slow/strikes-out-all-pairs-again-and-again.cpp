// slow: strikes out all pairs side by side and starts again until nothing changes, O(n^2) for a deep nest (Time Limit Exceeded)
class Solution {
    static bool isPair(char open, char close) {
        return (open == '(' && close == ')') || (open == '[' && close == ']') || (open == '{' && close == '}');
    }

public:
    bool isBalanced(string text) {
        size_t length = string::npos;
        while (text.size() != length) {
            length = text.size();
            size_t kept = 0;
            for (size_t i = 0; i < length; i++) {
                if (i + 1 < length && isPair(text[i], text[i + 1])) {
                    i++;
                } else {
                    text[kept++] = text[i];
                }
            }
            text.resize(kept);
        }
        return text.empty();
    }
};
