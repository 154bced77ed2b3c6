// wrong: does not ask whether someone stays (Wrong Answer)
class Solution {
    public boolean isPossible(String log) {
        int inside = 0;
        for (char sign : log.toCharArray()) {
            inside += sign == '(' ? 1 : -1;
            if (inside < 0) {
                return false;
            }
        }
        return true;
    }
}
