// wrong: adds a period when the next one begins, so the last period is never added (Wrong Answer)
class Solution {
    public int[][] mergeMeetings(int[][] meetings) {
        Arrays.sort(meetings, (a, b) -> a[0] - b[0]);
        List<int[]> busy = new ArrayList<>();
        int[] current = meetings[0];
        for (int[] meeting : meetings) {
            if (meeting[0] <= current[1]) {
                current[1] = Math.max(current[1], meeting[1]);
            } else {
                busy.add(current);
                current = meeting;
            }
        }
        return busy.toArray(new int[0][]);
    }
}
