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

    /** Already written: answers one after the other. */
    public int[] findPages(int[] pages, int[] wantedPages) {
        int[] indexes = new int[wantedPages.length];
        for (int i = 0; i < wantedPages.length; i++) {
            indexes[i] = findPage(pages, wantedPages[i]);
        }
        return indexes;
    }
}
