// Uses a sliding window that shrinks while the sum is above the target, which fails with zeros and negative numbers.
class Solution {
    public int countSubarrays(int[] nums, int target) {
        int from = 0, sum = 0, count = 0;
        for (int to = 0; to < nums.length; to++) {
            sum += nums[to];
            while (from <= to && sum > target) {
                sum -= nums[from];
                from++;
            }
            if (sum == target && from <= to) count++;
        }
        return count;
    }
}
