// wrong: looks only at windows that start at a multiple of k (Wrong Answer)
class Solution {
    public int mostVisitors(int[] visitors, int k) {
        int most = 0;
        for (int i = 0; i + k <= visitors.length; i += k) {
            int sum = 0;
            for (int j = i; j < i + k; j++) {
                sum += visitors[j];
            }
            most = Math.max(most, sum);
        }
        return most;
    }
}
