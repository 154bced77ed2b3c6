class Solution {
    public List<Integer> countAffordable(int[][] prices, int[] budgets) {
        List<Integer> counts = new ArrayList<>();
        for (int budget : budgets) {
            int count = 0, row = 0, column = prices[0].length - 1;
            while (row < prices.length && column >= 0) {
                if (prices[row][column] > budget) {
                    column--;
                } else {
                    count += column + 1;
                    row++;
                }
            }
            counts.add(count);
        }
        return counts;
    }
}
