// wrong: begins with the shortest repair and ignores the losses (Wrong Answer)
class Solution {
    public long smallestLoss(int[] hours, int[] losses) {
        Integer[] order = new Integer[hours.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        Arrays.sort(order, (a, b) -> Integer.compare(hours[a], hours[b]));
        long clock = 0;
        long total = 0;
        for (int machine : order) {
            clock += hours[machine];
            total += clock * losses[machine];
        }
        return total;
    }
}
