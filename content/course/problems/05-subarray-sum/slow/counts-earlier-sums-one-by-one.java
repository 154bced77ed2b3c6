// slow: compares the sum before every day with each sum after it, O(n^2) (Time Limit Exceeded)
class Solution {
    public int countSubarrays(int[] nums, int target) {
        int n = nums.length;
        int[] sums = new int[n + 1];
        for (int i = 0; i < n; i++) {
            sums[i + 1] = sums[i] + nums[i];
        }
        int found = 0;
        for (int start = 0; start < n; start++) {
            int wanted = sums[start] + target;
            for (int end = start + 1; end <= n; end++) {
                if (sums[end] == wanted) {
                    found++;
                }
            }
        }
        return found;
    }
}
