// Returns true at the end without checking that no bracket is still open.
class Solution {
    public boolean isBalanced(String text) {
        Stack<Character> stack = new Stack<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '(': case '[': case '{':
                    stack.push(c);
                    break;
                default:
                    if (stack.isEmpty()) return false;
                    char open = stack.pop();
                    boolean fits = (open == '(' && c == ')') || (open == '[' && c == ']') || (open == '{' && c == '}');
                    if (!fits) return false;
            }
        }
        return true;
    }
}
