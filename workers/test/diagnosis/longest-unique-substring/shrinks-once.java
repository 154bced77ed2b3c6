// At a repeat it removes only the first symbol of the window (if instead of while), so the window can still hold a repeat.
class Solution {
    public int longestUnique(String text) {
        Set<Character> in = new HashSet<>();
        int l = 0, max = 0;
        for (int r = 0; r < text.length(); r++) {
            if (in.contains(text.charAt(r))) {
                in.remove(text.charAt(l));
                l++;
            }
            in.add(text.charAt(r));
            max = Math.max(max, r - l + 1);
        }
        return max;
    }
}
