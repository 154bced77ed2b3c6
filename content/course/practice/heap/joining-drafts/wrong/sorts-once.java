// wrong: sorts once and adds each part to the joined one (Wrong Answer)
class Solution {
    public int fewestPages(int[] pages) {
        int[] sorted = pages.clone();
        Arrays.sort(sorted);
        int total = 0, joined = sorted[0];
        for (int i = 1; i < sorted.length; i++) {
            joined += sorted[i];
            total += joined;
        }
        return total;
    }
}
