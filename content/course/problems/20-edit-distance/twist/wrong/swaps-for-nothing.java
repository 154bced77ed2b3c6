// wrong: counts no step for a swap (Wrong Answer)
class Solution {
    public int editDistance(String a, String b) {
        int n = a.length();
        int m = b.length();
        int[][] steps = new int[n + 1][m + 1];
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= m; j++) {
                if (i == 0 || j == 0) {
                    steps[i][j] = i + j;
                    continue;
                }
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                int least = Math.min(steps[i - 1][j], steps[i][j - 1]) + 1;
                least = Math.min(least, steps[i - 1][j - 1] + change);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    least = Math.min(least, steps[i - 2][j - 2]);
                }
                steps[i][j] = least;
            }
        }
        return steps[n][m];
    }
}
