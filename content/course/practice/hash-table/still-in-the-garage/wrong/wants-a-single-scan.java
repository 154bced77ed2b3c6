// wrong: looks for cards that were scanned exactly once (Wrong Answer)
class Solution {
    public int[] carsInside(int[] scans) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int card : scans) {
            counts.merge(card, 1, Integer::sum);
        }
        return counts.entrySet().stream()
            .filter(entry -> entry.getValue() == 1)
            .mapToInt(Map.Entry::getKey)
            .sorted()
            .toArray();
    }
}
