// wrong: expects the closer's code right behind the opener's, which holds for round brackets only (Wrong Answer)
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
