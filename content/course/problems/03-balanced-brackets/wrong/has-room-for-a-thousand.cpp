// wrong: keeps the open brackets in a fixed number of places, fewer than a deep nest needs (Runtime Error)
class Solution {
public:
    bool isBalanced(string text) {
        array<char, 1000> due;
        int depth = 0;
        for (char bracket : text) {
            if (bracket == '(') due.at(depth++) = ')';
            else if (bracket == '[') due.at(depth++) = ']';
            else if (bracket == '{') due.at(depth++) = '}';
            else if (depth == 0 || due.at(--depth) != bracket) return false;
        }
        return depth == 0;
    }
};
