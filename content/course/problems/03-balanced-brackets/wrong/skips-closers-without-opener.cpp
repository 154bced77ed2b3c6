// wrong: passes over a closer when nothing is open (Wrong Answer)
class Solution {
public:
    bool isBalanced(string text) {
        stack<char> due;
        for (char bracket : text) {
            if (bracket == '(') due.push(')');
            else if (bracket == '[') due.push(']');
            else if (bracket == '{') due.push('}');
            else if (!due.empty()) {
                if (due.top() != bracket) return false;
                due.pop();
            }
        }
        return due.empty();
    }
};
