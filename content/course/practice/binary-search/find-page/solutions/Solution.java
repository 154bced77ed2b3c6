class Solution {
    public int findPage(int[] pages, int wanted) {
        int low = 0;
        int high = pages.length - 1;
        while (low <= high) {
            int middle = low + (high - low) / 2;
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
}
