class Solution {
    public List<Integer> serveOrders(int[] events) {
        Deque<Integer> incoming = new ArrayDeque<>();
        Deque<Integer> outgoing = new ArrayDeque<>();
        List<Integer> served = new ArrayList<>();
        for (int event : events) {
            if (event > 0) {
                incoming.push(event);
                continue;
            }
            if (outgoing.isEmpty()) {
                while (!incoming.isEmpty()) {
                    outgoing.push(incoming.pop());
                }
            }
            if (!outgoing.isEmpty()) {
                served.add(outgoing.pop());
            }
        }
        return served;
    }
}
