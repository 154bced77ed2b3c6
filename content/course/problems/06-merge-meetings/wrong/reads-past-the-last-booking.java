// wrong: looks at the next booking without asking whether there is one (Runtime Error)
class Solution {
    public int[][] mergeMeetings(int[][] meetings) {
        Arrays.sort(meetings, (a, b) -> a[0] - b[0]);
        List<int[]> busy = new ArrayList<>();
        int i = 0;
        while (i < meetings.length) {
            int[] period = meetings[i];
            while (meetings[i + 1][0] <= period[1]) {
                i++;
                period[1] = Math.max(period[1], meetings[i][1]);
            }
            busy.add(period);
            i++;
        }
        return busy.toArray(new int[0][]);
    }
}
