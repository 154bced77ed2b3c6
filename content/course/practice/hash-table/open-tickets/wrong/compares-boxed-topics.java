// wrong: compares two Integer objects with !=, which only works for small topics (Wrong Answer)
class Solution {
    public int[] runDesk(int[][] operations) {
        Map<Integer, Integer> topicOf = new HashMap<>();
        Map<Integer, Integer> counts = new HashMap<>();
        Map<Integer, Deque<Integer>> openings = new HashMap<>();
        List<Integer> results = new ArrayList<>();
        for (int[] operation : operations) {
            Integer first = operation[1];
            if (operation[0] <= 2) {
                Integer topic = topicOf.remove(first);
                if (topic != null) {
                    counts.merge(topic, -1, Integer::sum);
                }
            }
            if (operation[0] == 1) {
                topicOf.put(first, operation[2]);
                counts.merge(operation[2], 1, Integer::sum);
                openings.computeIfAbsent(operation[2], key -> new ArrayDeque<>()).push(first);
            } else if (operation[0] == 3) {
                results.add(counts.getOrDefault(first, 0));
            } else if (operation[0] == 4) {
                Deque<Integer> tickets = openings.getOrDefault(first, new ArrayDeque<>());
                while (!tickets.isEmpty() && topicOf.get(tickets.peek()) != first) {
                    tickets.pop();
                }
                results.add(tickets.isEmpty() ? -1 : tickets.peek());
            }
        }
        return results.stream().mapToInt(Integer::intValue).toArray();
    }
}
