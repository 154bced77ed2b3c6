// wrong: does not count the sum 0 before the first day, so ranges that start at the front are missing (Wrong Answer)
class Solution {
    public int countSubarrays(int[] nums, int target) {
        Map<Integer, Integer> timesSeen = new HashMap<>();
        int sum = 0;
        int found = 0;
        for (int change : nums) {
            sum += change;
            found += timesSeen.getOrDefault(sum - target, 0);
            timesSeen.merge(sum, 1, Integer::sum);
        }
        return found;
    }
}
