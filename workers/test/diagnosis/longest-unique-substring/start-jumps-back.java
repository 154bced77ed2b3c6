// The window's start is set behind the last occurrence even if that lies before the window, so the start moves back.
class Solution {
    public int longestUnique(String text) {
        Map<Character, Integer> last = new HashMap<>();
        int left = 0, longest = 0;
        for (int right = 0; right < text.length(); right++) {
            char ch = text.charAt(right);
            if (last.containsKey(ch)) {
                left = last.get(ch) + 1;
            }
            last.put(ch, right);
            longest = Math.max(longest, right - left + 1);
        }
        return longest;
    }
}
