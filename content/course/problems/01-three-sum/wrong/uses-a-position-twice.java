// wrong: looks the third entry up by value only, so one entry may be taken twice (Wrong Answer)
class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        Set<Integer> values = new HashSet<>();
        for (int value : nums) {
            values.add(value);
        }
        Set<List<Integer>> triples = new HashSet<>();
        for (int i = 0; i < nums.length; i++) {
            for (int j = i + 1; j < nums.length; j++) {
                int third = -nums[i] - nums[j];
                if (values.contains(third)) {
                    List<Integer> triple = Arrays.asList(nums[i], nums[j], third);
                    Collections.sort(triple);
                    triples.add(triple);
                }
            }
        }
        return new ArrayList<>(triples);
    }
}
