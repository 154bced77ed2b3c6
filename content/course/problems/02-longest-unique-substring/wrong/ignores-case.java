// wrong: takes capital and small letters for the same symbol (Wrong Answer)
class Solution {
    public int longestUnique(String text) {
        String lower = text.toLowerCase();
        int[] lastSeen = new int[128];
        Arrays.fill(lastSeen, -1);
        int start = 0;
        int longest = 0;
        for (int end = 0; end < lower.length(); end++) {
            char symbol = lower.charAt(end);
            start = Math.max(start, lastSeen[symbol] + 1);
            lastSeen[symbol] = end;
            longest = Math.max(longest, end - start + 1);
        }
        return longest;
    }
}
