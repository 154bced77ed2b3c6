// slow: compares each booking with every period found so far, O(n^2) (Time Limit Exceeded)
class Solution {
    public int[][] mergeMeetings(int[][] meetings) {
        int[] starts = new int[meetings.length];
        int[] ends = new int[meetings.length];
        int count = 0;
        for (int[] meeting : meetings) {
            int start = meeting[0];
            int end = meeting[1];
            int i = 0;
            while (i < count) {
                if (starts[i] <= end && start <= ends[i]) {
                    start = Math.min(start, starts[i]);
                    end = Math.max(end, ends[i]);
                    count--;
                    starts[i] = starts[count];
                    ends[i] = ends[count];
                } else {
                    i++;
                }
            }
            starts[count] = start;
            ends[count] = end;
            count++;
        }
        int[][] busy = new int[count][];
        for (int i = 0; i < count; i++) {
            busy[i] = new int[] {starts[i], ends[i]};
        }
        Arrays.sort(busy, Comparator.comparingInt(period -> period[0]));
        return busy;
    }
}
