class Solution {
    public int countSubarrays(int[] nums, int target) {
        Map<Integer, Integer> timesSeen = new HashMap<>();
        timesSeen.put(0, 1);
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
