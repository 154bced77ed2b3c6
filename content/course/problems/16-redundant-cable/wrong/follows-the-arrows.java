// wrong: takes the cables for arrows and looks for a computer with two arrows into it (Wrong Answer)
class Solution {
    public int[] redundantCable(int[][] cables) {
        boolean[] hasParent = new boolean[cables.length + 1];
        for (int[] cable : cables) {
            if (hasParent[cable[1]]) {
                return cable;
            }
            hasParent[cable[1]] = true;
        }
        return cables[cables.length - 1];
    }
}
