// Puts triples into a set without sorting them, so the same values in another order count as another triple.
class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        Set<List<Integer>> result = new HashSet<>();
        for (int i = 0; i < nums.length; i++) {
            Set<Integer> before = new HashSet<>();
            for (int j = i + 1; j < nums.length; j++) {
                int need = -(nums[i] + nums[j]);
                if (before.contains(need)) result.add(Arrays.asList(nums[i], need, nums[j]));
                before.add(nums[j]);
            }
        }
        return new ArrayList<>(result);
    }
}
