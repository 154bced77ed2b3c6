class Solution {
    public long threeSum(int[] nums, int limit) {
        int[] sorted = nums.clone();
        Arrays.sort(sorted);
        long count = 0;
        for (int i = 0; i + 2 < sorted.length; i++) {
            int low = i + 1;
            int high = sorted.length - 1;
            while (low < high) {
                if (sorted[i] + sorted[low] + sorted[high] < limit) {
                    count += high - low;
                    low++;
                } else {
                    high--;
                }
            }
        }
        return count;
    }
}
