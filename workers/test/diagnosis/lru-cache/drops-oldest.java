// Drops the entry that was stored first: neither a read nor an overwrite counts as a use (a LinkedHashMap in insertion order).
class Solution {
    public int[] runCache(int capacity, int[][] operations) {
        Map<Integer, Integer> cache = new LinkedHashMap<>();
        List<Integer> reads = new ArrayList<>();
        for (int[] op : operations) {
            if (op[0] == 2) {
                reads.add(cache.getOrDefault(op[1], -1));
                continue;
            }
            if (!cache.containsKey(op[1]) && cache.size() == capacity) {
                cache.remove(cache.keySet().iterator().next());
            }
            cache.put(op[1], op[2]);
        }
        return reads.stream().mapToInt(x -> x).toArray();
    }
}
