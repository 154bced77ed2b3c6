// The heap of k words has the alphabetically first word on top among equal counts, so on a tie it throws out the word that should stay.
class Solution {
    public List<String> topWords(String[] words, int k) {
        Map<String, Integer> freq = new HashMap<>();
        for (String w : words) {
            freq.put(w, freq.getOrDefault(w, 0) + 1);
        }

        // min heap: smallest frequency on top, then alphabetical
        PriorityQueue<Map.Entry<String, Integer>> pq = new PriorityQueue<>((x, y) -> {
            int byCount = Integer.compare(x.getValue(), y.getValue());
            return byCount != 0 ? byCount : x.getKey().compareTo(y.getKey());
        });
        for (Map.Entry<String, Integer> e : freq.entrySet()) {
            pq.offer(e);
            if (pq.size() > k) {
                pq.poll();
            }
        }

        List<Map.Entry<String, Integer>> kept = new ArrayList<>(pq);
        kept.sort((x, y) -> {
            int byCount = Integer.compare(y.getValue(), x.getValue());
            return byCount != 0 ? byCount : x.getKey().compareTo(y.getKey());
        });
        List<String> result = new ArrayList<>();
        for (Map.Entry<String, Integer> e : kept) {
            result.add(e.getKey());
        }
        return result;
    }
}
