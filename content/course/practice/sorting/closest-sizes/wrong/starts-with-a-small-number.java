// wrong: starts with 10,000 as the smallest difference (Wrong Answer)
class Solution {
    public int smallestGap(int[] lengths) {
        int[] sorted = lengths.clone();
        Arrays.sort(sorted);
        int smallest = 10_000;
        for (int i = 1; i < sorted.length; i++) {
            smallest = Math.min(smallest, sorted[i] - sorted[i - 1]);
        }
        return smallest;
    }
}
