// slow: tries every length from the longest down and looks at all stretches of that length, O(n^2) even though each look stops early (Time Limit Exceeded)
class Solution {
    private final int[] seenBy = new int[128];
    private int looks = 0;

    public int longestUnique(String text) {
        char[] symbols = text.toCharArray();
        for (int length = symbols.length; length > 0; length--) {
            for (int start = 0; start + length <= symbols.length; start++) {
                if (isUnique(symbols, start, start + length)) {
                    return length;
                }
            }
        }
        return 0;
    }

    // The number of looks may overflow: an equal number comes back only after 2^32 looks.
    private boolean isUnique(char[] symbols, int start, int end) {
        looks++;
        for (int i = start; i < end; i++) {
            if (seenBy[symbols[i]] == looks) {
                return false;
            }
            seenBy[symbols[i]] = looks;
        }
        return true;
    }
}
