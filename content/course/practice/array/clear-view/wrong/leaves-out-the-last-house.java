// wrong: starts before the last house (Wrong Answer)
class Solution {
    public List<Integer> clearView(int[] heights) {
        List<Integer> seen = new ArrayList<>();
        int highest = heights.length == 0 ? 0 : heights[heights.length - 1];
        for (int i = heights.length - 2; i >= 0; i--) {
            if (heights[i] > highest) {
                highest = heights[i];
                seen.add(highest);
            }
        }
        Collections.reverse(seen);
        return seen;
    }
}
