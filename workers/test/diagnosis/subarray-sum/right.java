// Right: sorts nothing, counts pairs of prefix sums from the back.
class Solution {
    public int countSubarrays(int[] nums, int target) {
        long[] p = new long[nums.length + 1];
        for (int i = 0; i < nums.length; i++) p[i + 1] = p[i] + nums[i];
        Map<Long, Integer> later = new TreeMap<>();
        int count = 0;
        for (int i = nums.length; i >= 0; i--) {
            count += later.getOrDefault(p[i] + target, 0);
            later.merge(p[i], 1, Integer::sum);
        }
        return count;
    }
}
