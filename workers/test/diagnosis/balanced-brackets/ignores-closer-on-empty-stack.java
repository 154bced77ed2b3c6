// A closing bracket that comes when nothing is open is ignored instead of making the text unbalanced.
class Solution {
    public boolean isBalanced(String text) {
        Stack<Character> open = new Stack<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '(' || c == '[' || c == '{') {
                open.push(c);
            } else if (!open.isEmpty()) {
                char o = open.pop();
                if (c == ')' && o != '(') return false;
                if (c == ']' && o != '[') return false;
                if (c == '}' && o != '{') return false;
            }
        }
        return open.isEmpty();
    }
}
