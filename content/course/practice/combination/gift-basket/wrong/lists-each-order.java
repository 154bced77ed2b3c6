// wrong: lists each order of a basket (Wrong Answer)
class Solution {
    public List<List<Integer>> listBaskets(int[] prices, int k, int total) {
        List<List<Integer>> baskets = new ArrayList<>();
        choose(prices, 0, k, total, new ArrayList<>(), baskets);
        return baskets;
    }

    private void choose(int[] prices, int from, int missing, int money, List<Integer> basket, List<List<Integer>> baskets) {
        if (missing == 0) {
            if (money == 0) {
                baskets.add(new ArrayList<>(basket));
            }
            return;
        }
        for (int i = 0; i < prices.length; i++) {
            if (prices[i] <= money && !basket.contains(prices[i])) {
                basket.add(prices[i]);
                choose(prices, i + 1, missing - 1, money - prices[i], basket, baskets);
                basket.remove(basket.size() - 1);
            }
        }
    }
}
