// wrong: assumes that there is at least one symbol (Wrong Answer)
class Solution {
    public int longestUnique(String text) {
        int[] lastSeen = new int[128];
        Arrays.fill(lastSeen, -1);
        int start = 0;
        int longest = 1;
        for (int end = 0; end < text.length(); end++) {
            start = Math.max(start, lastSeen[text.charAt(end)] + 1);
            lastSeen[text.charAt(end)] = end;
            longest = Math.max(longest, end - start + 1);
        }
        return longest;
    }
}
