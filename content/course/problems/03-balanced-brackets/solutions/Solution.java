class Solution {
    public boolean isBalanced(String text) {
        Deque<Character> due = new ArrayDeque<>();
        for (char bracket : text.toCharArray()) {
            if (bracket == '(') {
                due.push(')');
            } else if (bracket == '[') {
                due.push(']');
            } else if (bracket == '{') {
                due.push('}');
            } else if (due.isEmpty() || due.pop() != bracket) {
                return false;
            }
        }
        return due.isEmpty();
    }
}
