// slow: tries every triple, O(n^3), and looks through the whole answer before adding one (Time Limit Exceeded)
class Solution {
    public List<List<Integer>> threeSum(int[] nums) {
        Arrays.sort(nums);
        List<List<Integer>> triples = new ArrayList<>();
        for (int i = 0; i < nums.length; i++) {
            for (int j = i + 1; j < nums.length; j++) {
                for (int k = j + 1; k < nums.length; k++) {
                    if (nums[i] + nums[j] + nums[k] != 0) {
                        continue;
                    }
                    List<Integer> triple = List.of(nums[i], nums[j], nums[k]);
                    if (!triples.contains(triple)) {
                        triples.add(triple);
                    }
                }
            }
        }
        return triples;
    }
}
