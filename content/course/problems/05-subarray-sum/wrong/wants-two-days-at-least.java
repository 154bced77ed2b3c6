// wrong: counts only ranges of two days and more (Wrong Answer)
class Solution {
    public int countSubarrays(int[] nums, int target) {
        Map<Integer, Integer> timesSeen = new HashMap<>();
        int yesterday = 0;
        int dayBefore = 0;
        int found = 0;
        for (int i = 0; i < nums.length; i++) {
            if (i > 0) {
                timesSeen.merge(dayBefore, 1, Integer::sum);
            }
            int sum = yesterday + nums[i];
            found += timesSeen.getOrDefault(sum - target, 0);
            dayBefore = yesterday;
            yesterday = sum;
        }
        return found;
    }
}
