class Solution {
    public List<Integer> clearView(int[] heights) {
        List<Integer> seen = new ArrayList<>();
        int highest = 0;
        for (int i = heights.length - 1; i >= 0; i--) {
            if (heights[i] > highest) {
                highest = heights[i];
                seen.add(highest);
            }
        }
        Collections.reverse(seen);
        return seen;
    }
}
