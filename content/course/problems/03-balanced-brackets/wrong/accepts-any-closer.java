// wrong: does not compare the kind of a closer with that of its opener (Wrong Answer)
class Solution {
    public boolean isBalanced(String text) {
        Deque<Character> open = new ArrayDeque<>();
        for (char bracket : text.toCharArray()) {
            if (bracket == '(' || bracket == '[' || bracket == '{') {
                open.push(bracket);
            } else {
                if (open.isEmpty()) {
                    return false;
                }
                open.pop();
            }
        }
        return open.isEmpty();
    }
}
