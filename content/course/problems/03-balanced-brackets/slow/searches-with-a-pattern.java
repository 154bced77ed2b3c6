// slow: strikes out the first pair that a pattern finds and builds the text anew each time, O(n^2) (Time Limit Exceeded)
class Solution {
    public boolean isBalanced(String text) {
        while (true) {
            String shorter = text.replaceFirst("\\(\\)|\\[\\]|\\{\\}", "");
            if (shorter.length() == text.length()) {
                return text.isEmpty();
            }
            text = shorter;
        }
    }
}
