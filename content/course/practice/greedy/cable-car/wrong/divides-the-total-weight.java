// wrong: divides the total weight by the limit (Wrong Answer)
class Solution {
    public int fewestCabins(int[] weights, int limit) {
        int total = 0;
        for (int weight : weights) {
            total += weight;
        }
        return Math.max((weights.length + 1) / 2, (total + limit - 1) / limit);
    }
}
