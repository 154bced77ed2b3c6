class Solution {
    public int mostMatches(int[][] requests) {
        int[][] sorted = requests.clone();
        Arrays.sort(sorted, Comparator.comparingInt(request -> request[1]));
        int matches = 0, free = 0;
        for (int[] request : sorted) {
            if (request[0] >= free) {
                matches++;
                free = request[1];
            }
        }
        return matches;
    }
}
