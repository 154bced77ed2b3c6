// wrong: evicts the entry used least often instead of the one unused for longest (Wrong Answer)
class Solution {
    public int[] runCache(int capacity, int[][] operations) {
        Map<Integer, Integer> values = new HashMap<>();
        Map<Integer, Integer> uses = new HashMap<>();
        TreeSet<int[]> order = new TreeSet<>(Arrays::compare);
        Map<Integer, int[]> places = new HashMap<>();
        List<Integer> results = new ArrayList<>();
        for (int time = 0; time < operations.length; time++) {
            int key = operations[time][1];
            boolean isThere = values.containsKey(key);
            if (operations[time][0] == 2) {
                results.add(values.getOrDefault(key, -1));
                if (!isThere) {
                    continue;
                }
            } else {
                if (!isThere && values.size() == capacity) {
                    int evicted = order.pollFirst()[2];
                    values.remove(evicted);
                    uses.remove(evicted);
                    places.remove(evicted);
                }
                values.put(key, operations[time][2]);
            }
            if (isThere) {
                order.remove(places.get(key));
            }
            int[] place = {uses.merge(key, 1, Integer::sum), time, key};
            places.put(key, place);
            order.add(place);
        }
        return results.stream().mapToInt(Integer::intValue).toArray();
    }
}
