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
}
