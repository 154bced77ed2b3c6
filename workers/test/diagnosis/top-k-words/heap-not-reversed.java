// Takes the words out of the heap from the worst to the best and returns them in that order.
class Solution {
    public List<String> topWords(String[] words, int k) {
        HashMap<String, Integer> m = new HashMap<>();
        for (String s : words) m.merge(s, 1, (p, q) -> p + q);
        PriorityQueue<Map.Entry<String, Integer>> pq = new PriorityQueue<>((p, q) ->
            p.getValue().equals(q.getValue()) ? q.getKey().compareTo(p.getKey()) : p.getValue() - q.getValue());
        for (Map.Entry<String, Integer> e : m.entrySet()) {
            pq.add(e);
            if (pq.size() > k) pq.poll();
        }
        List<String> res = new ArrayList<>();
        while (!pq.isEmpty()) res.add(pq.poll().getKey());
        return res;
    }
}
