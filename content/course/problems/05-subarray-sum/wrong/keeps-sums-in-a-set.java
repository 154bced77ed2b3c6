// wrong: forgets how often each sum was reached, so at most one range counts for each last day (Wrong Answer)
class Solution {
    public int countSubarrays(int[] nums, int target) {
        Set<Integer> seen = new HashSet<>(List.of(0));
        int sum = 0;
        int found = 0;
        for (int change : nums) {
            sum += change;
            if (seen.contains(sum - target)) {
                found++;
            }
            seen.add(sum);
        }
        return found;
    }
}
