// wrong: takes the evicted entry out of the list and leaves it in the hash table (Wrong Answer)
class Solution {
    private static class Entry {
        int key;
        int value;
        Entry older = this;
        Entry newer = this;
    }

    /** Closes the list to a ring: its newer neighbor is the oldest entry, its older neighbor the newest. */
    private final Entry ends = new Entry();
    private final Map<Integer, Entry> entries = new HashMap<>();
    private int size = 0;

    public int[] runCache(int capacity, int[][] operations) {
        List<Integer> results = new ArrayList<>();
        for (int[] operation : operations) {
            Entry entry = entries.get(operation[1]);
            if (operation[0] == 2) {
                results.add(entry == null ? -1 : entry.value);
                if (entry == null) {
                    continue;
                }
                takeOut(entry);
            } else {
                if (entry != null) {
                    takeOut(entry);
                } else {
                    if (size == capacity) {
                        takeOut(ends.newer);
                    } else {
                        size++;
                    }
                    entry = new Entry();
                    entry.key = operation[1];
                    entries.put(entry.key, entry);
                }
                entry.value = operation[2];
            }
            addAsNewest(entry);
        }
        return results.stream().mapToInt(Integer::intValue).toArray();
    }

    private void takeOut(Entry entry) {
        entry.older.newer = entry.newer;
        entry.newer.older = entry.older;
    }

    private void addAsNewest(Entry entry) {
        entry.older = ends.older;
        entry.newer = ends;
        ends.older.newer = entry;
        ends.older = entry;
    }
}
