// wrong: does not notice that there are too few cables (Wrong Answer)
class Solution {
    private int[] parents;

    public int redundantCable(int n, int[][] cables) {
        if (n < 1) {
            return -1;
        }
        parents = new int[n + 1];
        for (int computer = 1; computer <= n; computer++) {
            parents[computer] = computer;
        }
        int groups = n;
        for (int[] cable : cables) {
            int rootA = find(cable[0]);
            int rootB = find(cable[1]);
            if (rootA != rootB) {
                parents[rootA] = rootB;
                groups--;
            }
        }
        return groups - 1;
    }

    private int find(int computer) {
        while (parents[computer] != computer) {
            parents[computer] = parents[parents[computer]];
            computer = parents[computer];
        }
        return computer;
    }
}
