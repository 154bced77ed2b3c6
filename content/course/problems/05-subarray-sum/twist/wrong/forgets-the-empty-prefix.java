// wrong: does not find parts that begin with the first number (Wrong Answer)
class Solution {
    public int countSubarrays(int[] nums, int target) {
        Map<Integer, Integer> first = new HashMap<>();
        int sum = 0;
        int longest = 0;
        for (int end = 1; end <= nums.length; end++) {
            sum += nums[end - 1];
            Integer start = first.get(sum - target);
            if (start != null) {
                longest = Math.max(longest, end - start);
            }
            first.putIfAbsent(sum, end);
        }
        return longest;
    }
}
