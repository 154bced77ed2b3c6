class Solution {
    public int longestUnique(String text) {
        int[] lastSeen = new int[128];
        Arrays.fill(lastSeen, -1);
        int start = 0;
        int longest = 0;
        for (int end = 0; end < text.length(); end++) {
            char symbol = text.charAt(end);
            start = Math.max(start, lastSeen[symbol] + 1);
            lastSeen[symbol] = end;
            longest = Math.max(longest, end - start + 1);
        }
        return longest;
    }
}
