// When it joins, it takes the end of the later booking instead of the larger end, so a booking inside shortens the period.
class Solution {
    public int[][] mergeMeetings(int[][] meetings) {
        Arrays.sort(meetings, Comparator.comparingInt(m -> m[0]));
        LinkedList<int[]> busy = new LinkedList<>();
        for (int[] m : meetings) {
            if (!busy.isEmpty() && m[0] <= busy.getLast()[1]) {
                busy.getLast()[1] = m[1];
            } else {
                busy.add(m);
            }
        }
        return busy.toArray(new int[0][]);
    }
}
