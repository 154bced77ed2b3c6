// wrong: does not remove the front when it is too old (Wrong Answer)
class Solution {
    public List<Integer> loudestPerWindow(int[] levels, int k) {
        Deque<Integer> positions = new ArrayDeque<>();
        List<Integer> shown = new ArrayList<>();
        for (int i = 0; i < levels.length; i++) {
            while (!positions.isEmpty() && levels[positions.peekLast()] <= levels[i]) {
                positions.removeLast();
            }
            positions.addLast(i);
            if (i >= k - 1) {
                shown.add(levels[positions.peekFirst()]);
            }
        }
        return shown;
    }
}
