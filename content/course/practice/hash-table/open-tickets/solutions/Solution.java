class HelpDesk {
    private final Map<Integer, Integer> topicOf = new HashMap<>();
    private final Map<Integer, Integer> counts = new HashMap<>();
    /** Contains outdated entries, which latest removes when they come to the top. */
    private final Map<Integer, Deque<Integer>> openings = new HashMap<>();

    public void open(int ticket, int topic) {
        close(ticket);
        topicOf.put(ticket, topic);
        counts.merge(topic, 1, Integer::sum);
        openings.computeIfAbsent(topic, key -> new ArrayDeque<>()).push(ticket);
    }

    public void close(int ticket) {
        Integer topic = topicOf.remove(ticket);
        if (topic != null) {
            counts.merge(topic, -1, Integer::sum);
        }
    }

    public int count(int topic) {
        return counts.getOrDefault(topic, 0);
    }

    public int latest(int topic) {
        Deque<Integer> tickets = openings.getOrDefault(topic, new ArrayDeque<>());
        while (!tickets.isEmpty() && topicOf.getOrDefault(tickets.peek(), -1) != topic) {
            tickets.pop();
        }
        return tickets.isEmpty() ? -1 : tickets.peek();
    }
}

/** Already written: makes the calls that operations lists. */
class Solution {
    public int[] runDesk(int[][] operations) {
        HelpDesk desk = new HelpDesk();
        List<Integer> results = new ArrayList<>();
        for (int[] operation : operations) {
            switch (operation[0]) {
                case 1 -> desk.open(operation[1], operation[2]);
                case 2 -> desk.close(operation[1]);
                case 3 -> results.add(desk.count(operation[1]));
                default -> results.add(desk.latest(operation[1]));
            }
        }
        return results.stream().mapToInt(Integer::intValue).toArray();
    }
}
