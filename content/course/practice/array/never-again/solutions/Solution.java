class Solution {
    public List<Integer> neverAgain(int[] prices) {
        List<Integer> seen = new ArrayList<>();
        int highest = 0;
        for (int i = prices.length - 1; i >= 0; i--) {
            if (prices[i] > highest) {
                highest = prices[i];
                seen.add(highest);
            }
        }
        Collections.reverse(seen);
        return seen;
    }
}
