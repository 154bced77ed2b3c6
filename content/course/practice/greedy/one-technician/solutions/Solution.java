class Solution {
    public long smallestLoss(int[] hours, int[] losses) {
        Integer[] order = new Integer[hours.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        // Compares the losses per hour of repair, without dividing.
        Arrays.sort(order, (a, b) -> Long.compare((long) losses[b] * hours[a], (long) losses[a] * hours[b]));
        long clock = 0;
        long total = 0;
        for (int machine : order) {
            clock += hours[machine];
            total += clock * losses[machine];
        }
        return total;
    }
}
