// wrong: counts only the shortest matching range from each start (Wrong Answer)
class Solution {
    public int countSubarrays(int[] nums, int target) {
        int found = 0;
        for (int start = 0; start < nums.length; start++) {
            int sum = 0;
            for (int end = start; end < nums.length; end++) {
                sum += nums[end];
                if (sum == target) {
                    found++;
                    break;
                }
            }
        }
        return found;
    }
}
