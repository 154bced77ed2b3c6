// wrong: jumps behind the last place of a symbol even when the window has passed it already (Wrong Answer)
class Solution {
    public int longestUnique(String text) {
        Map<Character, Integer> lastSeen = new HashMap<>();
        int start = 0;
        int longest = 0;
        for (int end = 0; end < text.length(); end++) {
            char symbol = text.charAt(end);
            if (lastSeen.containsKey(symbol)) {
                start = lastSeen.get(symbol) + 1;
            }
            lastSeen.put(symbol, end);
            longest = Math.max(longest, end - start + 1);
        }
        return longest;
    }
}
