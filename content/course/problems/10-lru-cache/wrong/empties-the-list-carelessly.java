// wrong: has no sentinel and forgets that the oldest entry may be the only one (Runtime Error)
class Solution {
    private static class Entry {
        int key;
        int value;
        Entry older;
        Entry newer;
    }

    private Entry oldest;
    private Entry newest;
    private final Map<Integer, Entry> entries = new HashMap<>();

    public int[] runCache(int capacity, int[][] operations) {
        List<Integer> results = new ArrayList<>();
        for (int[] operation : operations) {
            Entry entry = entries.get(operation[1]);
            if (operation[0] == 2) {
                results.add(entry == null ? -1 : entry.value);
                if (entry != null) {
                    moveToEnd(entry);
                }
                continue;
            }
            if (entry != null) {
                entry.value = operation[2];
                moveToEnd(entry);
                continue;
            }
            if (entries.size() == capacity) {
                entries.remove(oldest.key);
                oldest = oldest.newer;
                oldest.older = null;
            }
            entry = new Entry();
            entry.key = operation[1];
            entry.value = operation[2];
            entries.put(entry.key, entry);
            addAsNewest(entry);
        }
        return results.stream().mapToInt(Integer::intValue).toArray();
    }

    private void moveToEnd(Entry entry) {
        if (entry == newest) {
            return;
        }
        if (entry == oldest) {
            oldest = entry.newer;
            oldest.older = null;
        } else {
            entry.older.newer = entry.newer;
            entry.newer.older = entry.older;
        }
        addAsNewest(entry);
    }

    private void addAsNewest(Entry entry) {
        entry.older = newest;
        entry.newer = null;
        if (newest == null) {
            oldest = entry;
        } else {
            newest.newer = entry;
        }
        newest = entry;
    }
}
