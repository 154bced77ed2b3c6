// wrong: returns where a missing page would be inserted (Wrong Answer)
class Solution {
    public int findPage(int[] pages, int wanted) {
        int low = 0;
        int high = pages.length;
        while (low < high) {
            int middle = (low + high) / 2;
            if (pages[middle] < wanted) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
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
