// Right: buckets by count, each a sorted set.
class Solution {
    public List<String> topWords(String[] words, int k) {
        List<TreeSet<String>> buckets = new ArrayList<>();
        for (int i = 0; i <= words.length; i++) buckets.add(null);
        Map<String, Integer> seen = new TreeMap<>();
        for (String w : words) {
            int c = seen.merge(w, 1, Integer::sum);
            if (c > 1) buckets.get(c - 1).remove(w);
            if (buckets.get(c) == null) buckets.set(c, new TreeSet<>());
            buckets.get(c).add(w);
        }
        List<String> top = new ArrayList<>();
        for (int c = words.length; c > 0; c--) {
            if (buckets.get(c) == null) continue;
            for (String w : buckets.get(c)) {
                if (top.size() == k) return top;
                top.add(w);
            }
        }
        return top;
    }
}
