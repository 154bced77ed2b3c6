// wrong: sorts by the absolute value (Wrong Answer)
class Solution {
    public int smallestGap(int[] lengths) {
        Integer[] sorted = Arrays.stream(lengths).boxed().toArray(Integer[]::new);
        Arrays.sort(sorted, Comparator.comparingInt(Math::abs));
        int smallest = Integer.MAX_VALUE;
        for (int i = 1; i < sorted.length; i++) {
            smallest = Math.min(smallest, Math.abs(sorted[i] - sorted[i - 1]));
        }
        return smallest;
    }
}
