// wrong: begins with a last index that does not exist (Runtime Error)
class Solution {
    public int findPage(int[] pages, int wanted) {
        int low = 0;
        int high = pages.length;
        while (low <= high) {
            int middle = (low + high) / 2;
            if (pages[middle] == wanted) {
                return middle;
            }
            if (pages[middle] < wanted) {
                low = middle + 1;
            } else {
                high = middle - 1;
            }
        }
        return -1;
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
