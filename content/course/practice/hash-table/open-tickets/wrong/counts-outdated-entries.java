// wrong: returns the size of the stack as the number of open tickets (Wrong Answer)
class Solution {
    public int[] runDesk(int[][] operations) {
        Map<Integer, Integer> topicOf = new HashMap<>();
        Map<Integer, Deque<Integer>> openings = new HashMap<>();
        List<Integer> results = new ArrayList<>();
        for (int[] operation : operations) {
            int first = operation[1];
            if (operation[0] == 1) {
                topicOf.put(first, operation[2]);
                openings.computeIfAbsent(operation[2], key -> new ArrayDeque<>()).push(first);
            } else if (operation[0] == 2) {
                topicOf.remove(first);
            } else {
                Deque<Integer> tickets = openings.getOrDefault(first, new ArrayDeque<>());
                while (!tickets.isEmpty() && topicOf.getOrDefault(tickets.peek(), -1) != first) {
                    tickets.pop();
                }
                int latest = tickets.isEmpty() ? -1 : tickets.peek();
                results.add(operation[0] == 3 ? tickets.size() : latest);
            }
        }
        return results.stream().mapToInt(Integer::intValue).toArray();
    }
}
