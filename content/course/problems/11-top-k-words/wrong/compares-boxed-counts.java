// wrong: compares two Integer objects with ==, which is false for equal counts above 127 (Wrong Answer)
class Solution {
    public List<String> topWords(String[] words, int k) {
        Map<String, Integer> counts = new HashMap<>();
        for (String word : words) {
            counts.merge(word, 1, Integer::sum);
        }
        List<String> different = new ArrayList<>(counts.keySet());
        Collections.sort(different, Comparator.reverseOrder());
        different.sort((a, b) -> {
            Integer timesA = counts.get(a);
            Integer timesB = counts.get(b);
            if (timesA == timesB) {
                return a.compareTo(b);
            }
            return timesB.compareTo(timesA);
        });
        return different.subList(0, k);
    }
}
