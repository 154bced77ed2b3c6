// wrong: makes room for n numbers, but the computers count from 1 to n (Runtime Error)
class Solution {
    private int[] parents;

    public int[] redundantCable(int[][] cables) {
        parents = new int[cables.length];
        for (int computer = 0; computer < parents.length; computer++) {
            parents[computer] = computer;
        }
        for (int[] cable : cables) {
            int rootA = find(cable[0]);
            int rootB = find(cable[1]);
            if (rootA == rootB) {
                return cable;
            }
            parents[rootA] = rootB;
        }
        return new int[0];
    }

    private int find(int computer) {
        while (parents[computer] != computer) {
            parents[computer] = parents[parents[computer]];
            computer = parents[computer];
        }
        return computer;
    }
}
