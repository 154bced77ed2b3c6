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
}
