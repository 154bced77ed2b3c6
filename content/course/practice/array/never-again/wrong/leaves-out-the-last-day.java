// wrong: leaves out the last day (Wrong Answer)
class Solution {
    public List<Integer> neverAgain(int[] prices) {
        List<Integer> seen = new ArrayList<>();
        int highest = prices.length == 0 ? 0 : prices[prices.length - 1];
        for (int i = prices.length - 2; i >= 0; i--) {
            if (prices[i] > highest) {
                highest = prices[i];
                seen.add(highest);
            }
        }
        Collections.reverse(seen);
        return seen;
    }
}
