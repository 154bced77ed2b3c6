// wrong: looks for the target minus the sum, not for the sum minus the target (Wrong Answer)
class Solution {
    public int countSubarrays(int[] nums, int target) {
        Map<Integer, Integer> first = new HashMap<>();
        first.put(0, 0);
        int sum = 0;
        int longest = 0;
        for (int end = 1; end <= nums.length; end++) {
            sum += nums[end - 1];
            Integer start = first.get(target - sum);
            if (start != null) {
                longest = Math.max(longest, end - start);
            }
            first.putIfAbsent(sum, end);
        }
        return longest;
    }
}
