// wrong: compares lengths only when a repeat ends the window, so the last window is never counted (Wrong Answer)
class Solution {
    public int longestUnique(String text) {
        Set<Character> window = new HashSet<>();
        int start = 0;
        int longest = 0;
        for (int end = 0; end < text.length(); end++) {
            if (window.contains(text.charAt(end))) {
                longest = Math.max(longest, end - start);
                while (window.contains(text.charAt(end))) {
                    window.remove(text.charAt(start++));
                }
            }
            window.add(text.charAt(end));
        }
        return longest;
    }
}
