class Solution {
    public int longestStay(String forecast, int k) {
        int start = 0, rainy = 0, longest = 0;
        for (int end = 0; end < forecast.length(); end++) {
            if (forecast.charAt(end) == 'r') {
                rainy++;
            }
            while (rainy > k) {
                if (forecast.charAt(start) == 'r') {
                    rainy--;
                }
                start++;
            }
            longest = Math.max(longest, end - start + 1);
        }
        return longest;
    }
}
