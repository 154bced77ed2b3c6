// Drops the oldest entry whenever the cache is full, even if the key is already there and is only overwritten.
class Solution {
    public int[] runCache(int capacity, int[][] operations) {
        LinkedHashMap<Integer, Integer> cache = new LinkedHashMap<>();
        ArrayList<Integer> out = new ArrayList<>();
        for (int[] op : operations) {
            int key = op[1];
            if (op[0] == 1) {
                if (cache.size() == capacity) {
                    int oldest = cache.keySet().iterator().next();
                    cache.remove(oldest);
                }
                cache.remove(key);
                cache.put(key, op[2]);
            } else if (cache.containsKey(key)) {
                int value = cache.remove(key);
                cache.put(key, value);
                out.add(value);
            } else {
                out.add(-1);
            }
        }
        int[] answer = new int[out.size()];
        for (int i = 0; i < answer.length; i++) {
            answer[i] = out.get(i);
        }
        return answer;
    }
}
