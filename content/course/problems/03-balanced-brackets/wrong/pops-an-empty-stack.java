// wrong: takes the latest open bracket without asking whether any is open (Runtime Error)
class Solution {
    public boolean isBalanced(String text) {
        Map<Character, Character> openerOf = Map.of(')', '(', ']', '[', '}', '{');
        Stack<Character> open = new Stack<>();
        for (char bracket : text.toCharArray()) {
            if (!openerOf.containsKey(bracket)) {
                open.push(bracket);
            } else if (!open.pop().equals(openerOf.get(bracket))) {
                return false;
            }
        }
        return open.isEmpty();
    }
}
