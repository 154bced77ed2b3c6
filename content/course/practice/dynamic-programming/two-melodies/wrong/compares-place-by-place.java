// wrong: compares the notes place by place (Wrong Answer)
class Solution {
    public int melodyDistance(int[] first, int[] second, int gap) {
        int cost = Math.abs(first.length - second.length) * gap;
        for (int i = 0; i < Math.min(first.length, second.length); i++) {
            cost += Math.min(2 * gap, Math.abs(first[i] - second[i]));
        }
        return cost;
    }
}
