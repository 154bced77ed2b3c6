// Hangs the end a itself, not the root of its group, below the other group, so a computer that had a parent already leaves the rest of its group behind.
class Solution {
    public int[] redundantCable(int[][] cables) {
        int n = cables.length;
        int[] up = new int[n + 1];
        for (int i = 1; i <= n; i++) up[i] = i;
        for (int[] c : cables) {
            int x = leader(up, c[0]);
            int y = leader(up, c[1]);
            if (x == y) return c;
            up[c[0]] = y;
        }
        return new int[] {};
    }

    private int leader(int[] up, int i) {
        if (up[i] == i) return i;
        return leader(up, up[i]);
    }
}
