// wrong: compares each booking with the one before it and not with the period built so far (Wrong Answer)
class Solution {
    public int[][] mergeMeetings(int[][] meetings) {
        Arrays.sort(meetings, (a, b) -> a[0] - b[0]);
        List<int[]> busy = new ArrayList<>();
        busy.add(meetings[0].clone());
        for (int i = 1; i < meetings.length; i++) {
            int[] last = busy.get(busy.size() - 1);
            if (meetings[i][0] <= meetings[i - 1][1]) {
                last[1] = Math.max(last[1], meetings[i][1]);
            } else {
                busy.add(meetings[i].clone());
            }
        }
        return busy.toArray(new int[0][]);
    }
}
