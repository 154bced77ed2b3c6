// wrong: stores levels, and removes the front when it equals the level that leaves, once too often (Wrong Answer)
class Solution {
    public List<Integer> loudestPerWindow(int[] levels, int k) {
        Deque<Integer> window = new ArrayDeque<>();
        List<Integer> shown = new ArrayList<>();
        for (int i = 0; i < levels.length; i++) {
            while (!window.isEmpty() && window.peekLast() <= levels[i]) {
                window.removeLast();
            }
            window.addLast(levels[i]);
            if (i >= k && window.peekFirst() == levels[i - k] && window.size() > 1) {
                window.removeFirst();
            }
            if (i >= k - 1) {
                shown.add(window.peekFirst());
            }
        }
        return shown;
    }
}
