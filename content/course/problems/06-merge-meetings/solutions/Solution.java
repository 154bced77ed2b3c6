class Solution {
    public int[][] mergeMeetings(int[][] meetings) {
        int[][] sorted = meetings.clone();
        Arrays.sort(sorted, Comparator.comparingInt(meeting -> meeting[0]));
        List<int[]> busy = new ArrayList<>();
        int[] last = null;
        for (int[] meeting : sorted) {
            if (last != null && meeting[0] <= last[1]) {
                last[1] = Math.max(last[1], meeting[1]);
            } else {
                last = meeting.clone();
                busy.add(last);
            }
        }
        return busy.toArray(new int[0][]);
    }
}
