// The heap of k words orders ties alphabetically from the top, so of tied words it drops the alphabetically first one.
class Solution {
    public List<String> topWords(String[] words, int k) {
        Map<String, Integer> freq = new HashMap<>();
        for (String w : words) freq.put(w, freq.getOrDefault(w, 0) + 1);
        PriorityQueue<String> best = new PriorityQueue<>((x, y) -> {
            int c = freq.get(x) - freq.get(y);
            return c != 0 ? c : x.compareTo(y);
        });
        for (String w : freq.keySet()) {
            best.offer(w);
            if (best.size() > k) best.poll();
        }
        List<String> out = new ArrayList<>(best);
        out.sort((x, y) -> freq.get(x).equals(freq.get(y)) ? x.compareTo(y) : freq.get(y) - freq.get(x));
        return out;
    }
}
