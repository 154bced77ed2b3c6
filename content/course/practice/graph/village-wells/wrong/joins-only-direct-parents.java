// wrong: compares parents instead of roots (Wrong Answer)
class Solution {
    public int cheapestSupply(int[] wells, int[][] pipes) {
        int water = wells.length;
        List<int[]> connections = new ArrayList<>(Arrays.asList(pipes));
        for (int village = 0; village < water; village++) {
            connections.add(new int[] {village, water, wells[village]});
        }
        connections.sort(Comparator.comparingInt(connection -> connection[2]));
        int[] parents = new int[water + 1];
        Arrays.setAll(parents, i -> i);
        int total = 0;
        for (int[] connection : connections) {
            int a = parents[connection[0]], b = parents[connection[1]];
            if (a != b) {
                parents[a] = b;
                total += connection[2];
            }
        }
        return total;
    }

    private int find(int[] parents, int place) {
        while (parents[place] != place) {
            parents[place] = parents[parents[place]];
            place = parents[place];
        }
        return place;
    }
}
