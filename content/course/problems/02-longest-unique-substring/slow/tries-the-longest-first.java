// slow: tries every length from the longest down and looks at all stretches of that length, O(n^2) even though each look stops early (Time Limit Exceeded)
class Solution {
    public int longestUnique(String text) {
        for (int length = text.length(); length > 0; length--) {
            for (int start = 0; start + length <= text.length(); start++) {
                if (isUnique(text, start, start + length)) {
                    return length;
                }
            }
        }
        return 0;
    }

    private boolean isUnique(String text, int start, int end) {
        Set<Character> seen = new HashSet<>();
        for (int i = start; i < end; i++) {
            if (!seen.add(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }
}
