// wrong: sorts by loss minus hours instead of their ratio (Wrong Answer)
class Solution {
    public long smallestLoss(int[] hours, int[] losses) {
        Integer[] order = new Integer[hours.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        Arrays.sort(order, (a, b) -> Integer.compare(losses[b] - hours[b], losses[a] - hours[a]));
        long clock = 0;
        long total = 0;
        for (int machine : order) {
            clock += hours[machine];
            total += clock * losses[machine];
        }
        return total;
    }
}
