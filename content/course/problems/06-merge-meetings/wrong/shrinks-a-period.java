// wrong: takes the end of the last booking even if it lies inside the period (Wrong Answer)
class Solution {
    public int[][] mergeMeetings(int[][] meetings) {
        Arrays.sort(meetings, (a, b) -> a[0] - b[0]);
        List<int[]> busy = new ArrayList<>();
        for (int[] meeting : meetings) {
            int last = busy.size() - 1;
            if (last >= 0 && meeting[0] <= busy.get(last)[1]) {
                busy.get(last)[1] = meeting[1];
            } else {
                busy.add(meeting);
            }
        }
        return busy.toArray(new int[0][]);
    }
}
