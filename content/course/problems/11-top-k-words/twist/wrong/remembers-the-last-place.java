// wrong: compares the last appearances (Wrong Answer)
class Solution {
    public List<String> topWords(String[] words, int k) {
        Map<String, Integer> counts = new HashMap<>();
        Map<String, Integer> first = new HashMap<>();
        for (int i = 0; i < words.length; i++) {
            counts.merge(words[i], 1, Integer::sum);
            first.put(words[i], i);
        }
        Comparator<String> worstFirst = (a, b) -> counts.get(a).equals(counts.get(b))
                ? first.get(b) - first.get(a)
                : counts.get(a) - counts.get(b);
        PriorityQueue<String> best = new PriorityQueue<>(worstFirst);
        for (String word : counts.keySet()) {
            best.add(word);
            if (best.size() > k) {
                best.poll();
            }
        }
        LinkedList<String> top = new LinkedList<>();
        while (!best.isEmpty()) {
            top.addFirst(best.poll());
        }
        return top;
    }
}
