// wrong: ignores the age (Wrong Answer)
class Solution {
    private record Entry(int value, int storedAt) {}

    public int[] runCache(int capacity, int age, int[][] operations) {
        LinkedHashMap<Integer, Entry> entries = new LinkedHashMap<>();
        List<Integer> results = new ArrayList<>();
        for (int now = 0; now < operations.length; now++) {
            int key = operations[now][1];
            if (operations[now][0] == 1) {
                entries.remove(key);
                entries.put(key, new Entry(operations[now][2], now));
                if (entries.size() > capacity) {
                    entries.remove(entries.keySet().iterator().next());
                }
                continue;
            }
            Entry entry = entries.get(key);
            if (entry == null) {
                results.add(-1);
                continue;
            }
            results.add(entry.value);
            entries.remove(key);
            entries.put(key, entry);
        }
        return results.stream().mapToInt(Integer::intValue).toArray();
    }
}
