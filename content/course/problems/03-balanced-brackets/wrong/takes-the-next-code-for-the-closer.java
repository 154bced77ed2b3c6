// wrong: takes the next character code after an opener's for its closer, which is true of round brackets only (Wrong Answer)
class Solution {
    public boolean isBalanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (char bracket : text.toCharArray()) {
            if (bracket == '(' || bracket == '[' || bracket == '{') {
                open.push(bracket);
            } else if (open.isEmpty() || open.pop() + 1 != bracket) {
                return false;
            }
        }
        return open.isEmpty();
    }
}
