// wrong: takes the latest ticket off the stack when it is asked for (Wrong Answer)
class Solution {
    public int[] runDesk(int[][] operations) {
        Map<Integer, Integer> topicOf = new HashMap<>();
        Map<Integer, Integer> counts = new HashMap<>();
        Map<Integer, Deque<Integer>> openings = new HashMap<>();
        List<Integer> results = new ArrayList<>();
        for (int[] operation : operations) {
            int first = operation[1];
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
                int latest = -1;
                while (!tickets.isEmpty() && latest == -1) {
                    int ticket = tickets.pop();
                    if (topicOf.getOrDefault(ticket, -1) == first) {
                        latest = ticket;
                    }
                }
                results.add(latest);
            }
        }
        return results.stream().mapToInt(Integer::intValue).toArray();
    }
}
