class Solution {
    public List<String> topWords(String[] words, int k) {
        Map<String, int[]> countAndFirst = new HashMap<>();
        for (int i = 0; i < words.length; i++) {
            int[] found = countAndFirst.get(words[i]);
            if (found == null) {
                countAndFirst.put(words[i], new int[] {1, i});
            } else {
                found[0]++;
            }
        }
        PriorityQueue<Map.Entry<String, int[]>> best = new PriorityQueue<>((a, b) -> {
            int[] x = a.getValue();
            int[] y = b.getValue();
            return x[0] == y[0] ? y[1] - x[1] : x[0] - y[0];
        });
        for (Map.Entry<String, int[]> entry : countAndFirst.entrySet()) {
            best.add(entry);
            if (best.size() > k) {
                best.poll();
            }
        }
        LinkedList<String> top = new LinkedList<>();
        while (!best.isEmpty()) {
            top.addFirst(best.poll().getKey());
        }
        return top;
    }
}
