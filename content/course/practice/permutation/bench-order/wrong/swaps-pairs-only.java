// wrong: swaps only neighbors of the given order (Wrong Answer)
class Solution {
    public List<List<Integer>> listSeatings(int[] guests) {
        List<List<Integer>> orders = new ArrayList<>();
        List<Integer> given = new ArrayList<>();
        for (int guest : guests) {
            given.add(guest);
        }
        orders.add(given);
        for (int i = 0; i + 1 < guests.length; i++) {
            List<Integer> order = new ArrayList<>(given);
            Collections.swap(order, i, i + 1);
            orders.add(order);
        }
        return orders;
    }
}
