// wrong: does not lower the count of the topic that a ticket leaves when it is opened again (Wrong Answer)
class Solution {
    public int[] runDesk(int[][] operations) {
        Map<Integer, Integer> topicOf = new HashMap<>();
        Map<Integer, Integer> counts = new HashMap<>();
        Map<Integer, Deque<Integer>> openings = new HashMap<>();
        List<Integer> results = new ArrayList<>();
        for (int[] operation : operations) {
            int first = operation[1];
            if (operation[0] == 1) {
                topicOf.put(first, operation[2]);
                counts.merge(operation[2], 1, Integer::sum);
                openings.computeIfAbsent(operation[2], key -> new ArrayDeque<>()).push(first);
            } else if (operation[0] == 2) {
                Integer topic = topicOf.remove(first);
                if (topic != null) {
                    counts.merge(topic, -1, Integer::sum);
                }
            } else if (operation[0] == 3) {
                results.add(counts.getOrDefault(first, 0));
            } else {
                Deque<Integer> tickets = openings.getOrDefault(first, new ArrayDeque<>());
                while (!tickets.isEmpty() && topicOf.getOrDefault(tickets.peek(), -1) != first) {
                    tickets.pop();
                }
                results.add(tickets.isEmpty() ? -1 : tickets.peek());
            }
        }
        return results.stream().mapToInt(Integer::intValue).toArray();
    }
}
