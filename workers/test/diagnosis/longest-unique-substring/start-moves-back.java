// Jumps behind the last place of the symbol even if that place lies before the window, so the start moves back.
class Solution {
    public int longestUnique(String text) {
        Map<Character, Integer> position = new HashMap<>();
        int left = 0, best = 0;
        for (int right = 0; right < text.length(); right++) {
            char c = text.charAt(right);
            if (position.containsKey(c)) {
                left = position.get(c) + 1;
            }
            position.put(c, right);
            if (right - left + 1 > best) {
                best = right - left + 1;
            }
        }
        return best;
    }
}
