// Looks for the third value in a set of all values of the list, so one entry can be used twice in the same triple.
class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        Arrays.sort(nums);
        Set<Integer> values = new HashSet<>();
        for (int x : nums) values.add(x);

        Set<List<Integer>> result = new HashSet<>();
        for (int i = 0; i < nums.length; i++) {
            if (i > 0 && nums[i] == nums[i - 1]) continue;
            for (int j = i + 1; j < nums.length; j++) {
                int need = -(nums[i] + nums[j]);
                // only look to the right, so that a triple is not found in another order
                if (need < nums[j]) break;
                if (values.contains(need)) {
                    result.add(Arrays.asList(nums[i], nums[j], need));
                }
            }
        }
        return new ArrayList<>(result);
    }
}
