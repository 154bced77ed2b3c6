// wrong: does not compare the kind of a closer with that of its opener (Wrong Answer)
class Solution {
    public boolean isBalanced(String text) {
        int depth = 0;
        for (char bracket : text.toCharArray()) {
            depth += "([{".indexOf(bracket) >= 0 ? 1 : -1;
            if (depth < 0) {
                return false;
            }
        }
        return depth == 0;
    }
}
