// wrong: compares parents instead of roots (Wrong Answer)
class Solution {
    public int cheapestNetwork(int[] dishes, int[][] links) {
        int satellite = dishes.length;
        List<int[]> connections = new ArrayList<>(Arrays.asList(links));
        for (int camp = 0; camp < satellite; camp++) {
            connections.add(new int[] {camp, satellite, dishes[camp]});
        }
        connections.sort(Comparator.comparingInt(connection -> connection[2]));
        int[] parents = new int[satellite + 1];
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
