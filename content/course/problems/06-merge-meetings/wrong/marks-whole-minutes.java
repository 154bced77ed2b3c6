// wrong: joins bookings in neighboring minutes, between which the room is free (Wrong Answer)
class Solution {
    public int[][] mergeMeetings(int[][] meetings) {
        int[] change = new int[1_000_002];
        for (int[] meeting : meetings) {
            change[meeting[0]]++;
            change[meeting[1] + 1]--;
        }
        List<int[]> busy = new ArrayList<>();
        int open = 0;
        for (int minute = 0; minute < change.length; minute++) {
            boolean wasOpen = open > 0;
            open += change[minute];
            if (!wasOpen && open > 0) {
                busy.add(new int[] {minute, minute});
            } else if (wasOpen && open == 0) {
                busy.get(busy.size() - 1)[1] = minute - 1;
            }
        }
        return busy.toArray(new int[0][]);
    }
}
