class Solution {
    public int longestUnique(String text, int k) {
        int[] counts = new int[128];
        int start = 0;
        int longest = 0;
        for (int end = 0; end < text.length(); end++) {
            char symbol = text.charAt(end);
            counts[symbol]++;
            while (counts[symbol] > k) {
                counts[text.charAt(start)]--;
                start++;
            }
            longest = Math.max(longest, end - start + 1);
        }
        return longest;
    }
}
