// wrong: says only whether the text is balanced (Wrong Answer)
class Solution {
    public int isBalanced(String text) {
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < text.length(); i++) {
            int kind = "([{)]}".indexOf(text.charAt(i));
            if (kind < 3) {
                open.push(i);
            } else if (open.isEmpty() || text.charAt(open.pop()) != "([{".charAt(kind - 3)) {
                return 0;
            }
        }
        return open.isEmpty() ? -1 : 0;
    }
}
