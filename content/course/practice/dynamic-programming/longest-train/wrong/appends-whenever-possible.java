// wrong: appends each wagon that is lighter than the last one (Wrong Answer)
class Solution {
    public int mostWagons(int[] weights) {
        int count = 0;
        int last = Integer.MAX_VALUE;
        for (int weight : weights) {
            if (weight < last) {
                last = weight;
                count++;
            }
        }
        return count;
    }
}
