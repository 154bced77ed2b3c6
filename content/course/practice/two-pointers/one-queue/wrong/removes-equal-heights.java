// wrong: keeps equal heights once (Wrong Answer)
class Solution {
    public List<Integer> joinQueues(int[] left, int[] right) {
        Set<Integer> heights = new TreeSet<>();
        for (int height : left) {
            heights.add(height);
        }
        for (int height : right) {
            heights.add(height);
        }
        return new ArrayList<>(heights);
    }
}
