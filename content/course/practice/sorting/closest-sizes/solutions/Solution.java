class Solution {
    public int smallestGap(int[] lengths) {
        int[] sorted = lengths.clone();
        Arrays.sort(sorted);
        int smallest = Integer.MAX_VALUE;
        for (int i = 1; i < sorted.length; i++) {
            smallest = Math.min(smallest, sorted[i] - sorted[i - 1]);
        }
        return smallest;
    }
}
