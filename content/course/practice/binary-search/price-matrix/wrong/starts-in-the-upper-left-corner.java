// wrong: starts at the cheapest seat and goes right (Wrong Answer)
class Solution {
    public List<Integer> countAffordable(int[][] prices, int[] budgets) {
        List<Integer> counts = new ArrayList<>();
        for (int budget : budgets) {
            int count = 0, row = 0, column = 0;
            while (row < prices.length && column < prices[0].length) {
                if (prices[row][column] > budget) {
                    break;
                } else {
                    count += prices.length - row;
                    column++;
                }
            }
            counts.add(count);
        }
        return counts;
    }
}
