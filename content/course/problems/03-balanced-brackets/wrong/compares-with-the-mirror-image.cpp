// wrong: asks whether the text looks the same from behind, which pairs side by side do not (Wrong Answer)
class Solution {
public:
    bool isBalanced(string text) {
        map<char, char> closerOf{{'(', ')'}, {'[', ']'}, {'{', '}'}};
        int n = text.size();
        for (int i = 0; i < n / 2; i++) {
            if (!closerOf.count(text[i]) || closerOf[text[i]] != text[n - 1 - i]) return false;
        }
        return n % 2 == 0;
    }
};
