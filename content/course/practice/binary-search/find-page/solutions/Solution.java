class Solution {
    public int findPage(int[] pages, int wanted) {
        int low = 0;
        int high = pages.length;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (pages[middle] >= wanted) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low < pages.length && pages[low] == wanted ? low : -1;
    }
}
