// wrong: does not take the mark back (Wrong Answer)
class Solution {
    public List<List<Integer>> listSeatings(int[] guests) {
        List<List<Integer>> orders = new ArrayList<>();
        fill(guests, new boolean[guests.length], new ArrayList<>(), orders);
        return orders;
    }

    private void fill(int[] guests, boolean[] sits, List<Integer> order, List<List<Integer>> orders) {
        if (order.size() == guests.length) {
            orders.add(new ArrayList<>(order));
            return;
        }
        for (int i = 0; i < guests.length; i++) {
            if (!sits[i]) {
                sits[i] = true;
                order.add(guests[i]);
                fill(guests, sits, order, orders);
                order.remove(order.size() - 1);
            }
        }
    }
}
