// wrong: reads a single part (Wrong Answer)
class Solution {
    public int fewestPages(int[] pages) {
        PriorityQueue<Integer> parts = new PriorityQueue<>();
        for (int count : pages) {
            parts.add(count);
        }
        int total = parts.size() == 1 ? parts.peek() : 0;
        while (parts.size() > 1) {
            int joined = parts.remove() + parts.remove();
            total += joined;
            parts.add(joined);
        }
        return total;
    }
}
