// wrong: compares with the front of a queue that is used up (Runtime Error)
class Solution {
    public List<Integer> joinQueues(int[] left, int[] right) {
        List<Integer> joined = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < left.length || j < right.length) {
            if (left[i] <= right[j]) {
                joined.add(left[i++]);
            } else {
                joined.add(right[j++]);
            }
        }
        return joined;
    }
}
