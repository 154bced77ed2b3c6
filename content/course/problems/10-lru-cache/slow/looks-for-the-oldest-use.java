// slow: notes when each entry was last used and goes over all entries to evict one, O(n) for each store (Time Limit Exceeded)
class Solution {
    public int[] runCache(int capacity, int[][] operations) {
        Map<Integer, Integer> values = new HashMap<>();
        Map<Integer, Integer> lastUse = new HashMap<>();
        List<Integer> results = new ArrayList<>();
        for (int time = 0; time < operations.length; time++) {
            int key = operations[time][1];
            if (operations[time][0] == 2) {
                results.add(values.getOrDefault(key, -1));
                if (!values.containsKey(key)) {
                    continue;
                }
            } else {
                if (!values.containsKey(key) && values.size() == capacity) {
                    int oldest = Collections.min(lastUse.entrySet(), Map.Entry.comparingByValue()).getKey();
                    values.remove(oldest);
                    lastUse.remove(oldest);
                }
                values.put(key, operations[time][2]);
            }
            lastUse.put(key, time);
        }
        return results.stream().mapToInt(Integer::intValue).toArray();
    }
}
