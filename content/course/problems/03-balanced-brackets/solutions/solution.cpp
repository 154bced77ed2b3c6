class Solution {
public:
    bool isBalanced(string text) {
        string due;
        for (char bracket : text) {
            if (bracket == '(') {
                due.push_back(')');
            } else if (bracket == '[') {
                due.push_back(']');
            } else if (bracket == '{') {
                due.push_back('}');
            } else {
                if (due.empty() || due.back() != bracket) return false;
                due.pop_back();
            }
        }
        return due.empty();
    }
};
