// wrong: leaves the inner loop after one match, though a smallest entry can belong to several triples (Wrong Answer)
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
                if (sum == 0) {
                    triples.add(List.of(nums[i], nums[low], nums[high]));
                    break;
                }
                if (sum < 0) {
                    low++;
                } else {
                    high--;
                }
            }
        }
        return triples;
    }
}
