class Solution {
    public int mostVisitors(int[] visitors, int k) {
        int sum = 0, most = 0;
        for (int i = 0; i < visitors.length; i++) {
            sum += visitors[i];
            if (i >= k) {
                sum -= visitors[i - k];
            }
            most = Math.max(most, sum);
        }
        return most;
    }
}
