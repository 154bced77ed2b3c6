// wrong: accepts the shortest match first (Wrong Answer)
class Solution {
    public int mostMatches(int[][] requests) {
        int[][] sorted = requests.clone();
        Arrays.sort(sorted, Comparator.comparingInt(request -> request[1] - request[0]));
        List<int[]> accepted = new ArrayList<>();
        for (int[] request : sorted) {
            if (accepted.stream().allMatch(other -> request[0] >= other[1] || request[1] <= other[0])) {
                accepted.add(request);
            }
        }
        return accepted.size();
    }
}
