// wrong: puts the first word of the alphabet on top of the heap, so among tied words the best is thrown out (Wrong Answer)
class Solution {
    public List<String> topWords(String[] words, int k) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : words) {
            counts.merge(word, 1, Integer::sum);
        }
        Comparator<String> worstFirst = Comparator.<String>comparingInt(counts::get)
                .thenComparing(Comparator.naturalOrder());
        PriorityQueue<String> best = new PriorityQueue<>(worstFirst);
        for (String word : counts.keySet()) {
            best.add(word);
            if (best.size() > k) {
                best.poll();
            }
        }
        List<String> top = new ArrayList<>(best);
        top.sort(Comparator.<String>comparingInt(counts::get).reversed().thenComparing(Comparator.naturalOrder()));
        return top;
    }
}
