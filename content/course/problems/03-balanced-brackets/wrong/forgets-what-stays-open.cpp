// wrong: does not look whether the stack is empty at the end (Wrong Answer)
class Solution {
public:
    bool isBalanced(string text) {
        stack<char> due;
        for (char bracket : text) {
            if (bracket == '(') due.push(')');
            else if (bracket == '[') due.push(']');
            else if (bracket == '{') due.push('}');
            else {
                if (due.empty() || due.top() != bracket) return false;
                due.pop();
            }
        }
        return true;
    }
};
