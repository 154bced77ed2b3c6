// Sorts by end instead of start and joins with the last period only, so a long booking swallows just one of the earlier periods.
class Solution {
    public int[][] mergeMeetings(int[][] meetings) {
        Arrays.sort(meetings, (a, b) -> a[1] != b[1] ? a[1] - b[1] : a[0] - b[0]);
        ArrayList<int[]> merged = new ArrayList<>();
        merged.add(meetings[0]);
        for (int i = 1; i < meetings.length; i++) {
            int[] top = merged.get(merged.size() - 1);
            if (meetings[i][0] <= top[1]) {
                top[0] = Math.min(top[0], meetings[i][0]);
                top[1] = meetings[i][1];
            } else {
                merged.add(meetings[i]);
            }
        }
        return merged.toArray(new int[merged.size()][]);
    }
}
