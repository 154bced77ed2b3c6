// wrong: sorts by the end (Wrong Answer)
class Solution {
    public int[][] mergeMeetings(int[][] meetings, int least) {
        int[][] sorted = meetings.clone();
        Arrays.sort(sorted, Comparator.comparingInt(meeting -> meeting[1]));
        List<int[]> gaps = new ArrayList<>();
        int busyUntil = sorted[0][1];
        for (int[] meeting : sorted) {
            if (meeting[0] - busyUntil >= least) {
                gaps.add(new int[] {busyUntil, meeting[0]});
            }
            busyUntil = Math.max(busyUntil, meeting[1]);
        }
        return gaps.toArray(new int[0][]);
    }
}
