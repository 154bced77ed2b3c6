// wrong: takes the shortest songs first (Wrong Answer)
class Solution {
    public int mostVotes(int[] minutes, int[] votes, int slot) {
        Integer[] songs = new Integer[minutes.length];
        Arrays.setAll(songs, i -> i);
        Arrays.sort(songs, (a, b) -> minutes[a] != minutes[b] ? minutes[a] - minutes[b] : votes[b] - votes[a]);
        int total = 0;
        for (int song : songs) {
            if (minutes[song] <= slot) {
                slot -= minutes[song];
                total += votes[song];
            }
        }
        return total;
    }
}
