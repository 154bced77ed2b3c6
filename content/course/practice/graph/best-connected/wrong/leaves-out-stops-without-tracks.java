// wrong: looks only at stops that have a track (Wrong Answer)
class Solution {
    public List<Integer> busiestStops(int n, int[][] tracks) {
        List<Set<Integer>> neighbors = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            neighbors.add(new HashSet<>());
        }
        for (int[] track : tracks) {
            neighbors.get(track[0]).add(track[1]);
            neighbors.get(track[1]).add(track[0]);
        }
        int most = 0;
        for (Set<Integer> others : neighbors) {
            most = Math.max(most, others.size());
        }
        List<Integer> stops = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            if (most > 0 && neighbors.get(i).size() == most) {
                stops.add(i);
            }
        }
        return stops;
    }
}
