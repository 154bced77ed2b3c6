// wrong: reads out the fewest points first (Wrong Answer)
class Solution {
    public List<String> rankTeams(String[] names, int[] points) {
        Integer[] teams = new Integer[names.length];
        Arrays.setAll(teams, i -> i);
        Arrays.sort(teams, (a, b) ->
                points[a] != points[b] ? Integer.compare(points[a], points[b]) : names[a].compareTo(names[b]));
        List<String> ranked = new ArrayList<>();
        for (int team : teams) {
            ranked.add(names[team]);
        }
        return ranked;
    }
}
