// wrong: takes a visitor from an empty stack (Runtime Error)
class Solution {
    public boolean isPossible(String log) {
        Deque<Character> inside = new ArrayDeque<>();
        for (char sign : log.toCharArray()) {
            if (sign == '(') {
                inside.push(sign);
            } else {
                inside.pop();
            }
        }
        return inside.isEmpty();
    }
}
