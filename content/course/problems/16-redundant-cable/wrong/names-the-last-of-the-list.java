// wrong: returns the last cable of the list, which may be needed (Wrong Answer)
class Solution {
    public int[] redundantCable(int[][] cables) {
        return cables[cables.length - 1];
    }
}
