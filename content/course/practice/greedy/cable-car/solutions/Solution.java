class Solution {
    public int fewestCabins(int[] weights, int limit) {
        int[] sorted = weights.clone();
        Arrays.sort(sorted);
        int low = 0, cabins = 0;
        for (int high = sorted.length - 1; low <= high; high--) {
            if (sorted[low] + sorted[high] <= limit) {
                low++;
            }
            cabins++;
        }
        return cabins;
    }
}
