class Solution {
    public boolean isPossible(String log) {
        int inside = 0;
        for (char sign : log.toCharArray()) {
            inside += sign == '(' ? 1 : -1;
            if (inside < 0) {
                return false;
            }
        }
        return inside == 0;
    }
}
