// wrong: goes through the ferries once and copies labels (Wrong Answer)
class Solution {
    public int countGroups(int n, int[][] ferries) {
        int[] label = new int[n];
        Arrays.setAll(label, i -> i);
        for (int[] ferry : ferries) {
            label[ferry[1]] = label[ferry[0]];
        }
        return (int) Arrays.stream(label).distinct().count();
    }
}
