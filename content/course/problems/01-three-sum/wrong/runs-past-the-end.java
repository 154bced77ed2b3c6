// wrong: skips equal entries without checking that there is a next one (Runtime Error)
class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        Arrays.sort(nums);
        List<List<Integer>> triples = new ArrayList<>();
        for (int i = 0; i + 2 < nums.length; i++) {
            if (i > 0 && nums[i] == nums[i - 1]) {
                continue;
            }
            int low = i + 1;
            int high = nums.length - 1;
            while (low < high) {
                int sum = nums[i] + nums[low] + nums[high];
                if (sum < 0) {
                    low++;
                } else if (sum > 0) {
                    high--;
                } else {
                    triples.add(List.of(nums[i], nums[low], nums[high]));
                    while (nums[low] == nums[low + 1]) {
                        low++;
                    }
                    low++;
                    high--;
                }
            }
        }
        return triples;
    }
}
