// wrong: counts in an int, which overflows for a long ledger (Wrong Answer)
class Solution {
    public long threeSum(int[] nums, int limit) {
        Arrays.sort(nums);
        int count = 0;
        for (int i = 0; i + 2 < nums.length; i++) {
            int low = i + 1, high = nums.length - 1;
            while (low < high) {
                if (nums[i] + nums[low] + nums[high] < limit) {
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
