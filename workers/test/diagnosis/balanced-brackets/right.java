// Right: overwrites a char array as the stack.
class Solution {
    public boolean isBalanced(String text) {
        char[] a = text.toCharArray();
        int top = 0;
        for (char c : a) {
            int kind = "([{".indexOf(c);
            if (kind >= 0) {
                a[top++] = ")]}".charAt(kind);
            } else {
                if (--top < 0) return false;
                if (a[top] != c) return false;
            }
        }
        return top == 0;
    }
}
