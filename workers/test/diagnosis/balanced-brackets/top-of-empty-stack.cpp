// Reads the top of the stack without checking that it isn't empty.
class Solution {
public:
    bool isBalanced(string text) {
        stack<char> s;
        for (char c : text) {
            if (c == '(' || c == '[' || c == '{') {
                s.push(c);
            } else {
                char o = s.top();
                s.pop();
                if (c == ')' && o != '(') return false;
                if (c == ']' && o != '[') return false;
                if (c == '}' && o != '{') return false;
            }
        }
        return s.empty();
    }
};
