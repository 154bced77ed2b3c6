// wrong: may play a song several times (Wrong Answer)
class Solution {
    public int mostVotes(int[] minutes, int[] votes, int slot) {
        int[] best = new int[slot + 1];
        for (int i = 0; i < minutes.length; i++) {
            for (int t = minutes[i]; t <= slot; t++) {
                best[t] = Math.max(best[t], best[t - minutes[i]] + votes[i]);
            }
        }
        return best[slot];
    }
}
