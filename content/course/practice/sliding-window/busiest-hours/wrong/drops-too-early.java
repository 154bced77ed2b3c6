// wrong: takes an hour out one step too early (Wrong Answer)
class Solution {
    public int mostVisitors(int[] visitors, int k) {
        int sum = 0, most = 0;
        for (int i = 0; i < visitors.length; i++) {
            sum += visitors[i];
            if (i >= k - 1 && i > 0) {
                sum -= visitors[i - Math.min(i, k - 1)];
            }
            most = Math.max(most, sum);
        }
        return most;
    }
}
