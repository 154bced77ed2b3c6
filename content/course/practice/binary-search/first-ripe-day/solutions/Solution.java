class Solution {
    public int firstRipeDay(int[] ripeness, int least) {
        int low = 0;
        int high = ripeness.length;
        while (low < high) {
            int middle = low + (high - low) / 2;
            if (ripeness[middle] >= least) {
                high = middle;
            } else {
                low = middle + 1;
            }
        }
        return low < ripeness.length ? low : -1;
    }
}
