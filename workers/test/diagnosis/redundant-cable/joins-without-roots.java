// Joins the two computers themselves instead of the roots of their groups, so earlier connections get lost.
class Solution {
    private int[] parent;

    public int[] redundantCable(int[][] cables) {
        parent = new int[cables.length + 1];
        for (int i = 0; i < parent.length; i++) parent[i] = i;
        for (int[] cable : cables) {
            int a = cable[0], b = cable[1];
            if (root(a) == root(b)) return cable;
            parent[a] = b;
        }
        return new int[0];
    }

    private int root(int x) {
        while (parent[x] != x) x = parent[x];
        return x;
    }
}
