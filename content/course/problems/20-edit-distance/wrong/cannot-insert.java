// wrong: leaves out the insertion (Wrong Answer)
class Solution {
    public int editDistance(String a, String b) {
        int[][] steps = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) {
                    steps[i][j] = i + j;
                } else if (a.charAt(i - 1) == b.charAt(j - 1)) {
                    steps[i][j] = steps[i - 1][j - 1];
                } else {
                    int least = Math.min(steps[i - 1][j - 1], steps[i - 1][j]);
                    steps[i][j] = least + 1;
                }
            }
        }
        return steps[a.length()][b.length()];
    }
}
