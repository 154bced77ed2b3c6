// Right: from the back, tries to leave each cable out.
class Solution {
    public int[] redundantCable(int[][] cables) {
        int n = cables.length;
        int[] degree = new int[n + 1], xor = new int[n + 1];
        for (int[] c : cables) {
            degree[c[0]]++;
            degree[c[1]]++;
            xor[c[0]] ^= c[1];
            xor[c[1]] ^= c[0];
        }
        for (int v = 1; v <= n; v++) {
            for (int leaf = v; degree[leaf] == 1; ) {
                int up = xor[leaf];
                degree[leaf] = 0;
                degree[up]--;
                xor[up] ^= leaf;
                leaf = up;
            }
        }
        int i = n - 1;
        while (degree[cables[i][0]] == 0 || degree[cables[i][1]] == 0) i--;
        return cables[i];
    }
}
