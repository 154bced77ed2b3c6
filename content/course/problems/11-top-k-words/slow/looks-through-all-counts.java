// slow: keeps the counts in lists and looks each word up from the start, O(n^2) (Time Limit Exceeded)
class Solution {
    public List<String> topWords(String[] words, int k) {
        List<String> known = new ArrayList<>();
        List<Integer> counts = new ArrayList<>();
        for (String word : words) {
            int index = known.indexOf(word);
            if (index < 0) {
                known.add(word);
                counts.add(1);
            } else {
                counts.set(index, counts.get(index) + 1);
            }
        }
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < known.size(); i++) order.add(i);
        order.sort((a, b) -> counts.get(a).equals(counts.get(b))
                ? known.get(a).compareTo(known.get(b))
                : counts.get(b) - counts.get(a));
        List<String> top = new ArrayList<>();
        for (int place = 0; place < k; place++) top.add(known.get(order.get(place)));
        return top;
    }
}
