// wrong: takes the count of a sum that was never seen, which is null and no int (Runtime Error)
class Solution {
    public int countSubarrays(int[] nums, int target) {
        Map<Integer, Integer> timesSeen = new HashMap<>();
        timesSeen.put(0, 1);
        int sum = 0;
        int found = 0;
        for (int change : nums) {
            sum += change;
            int before = timesSeen.get(sum - target);
            found += before;
            timesSeen.put(sum, timesSeen.getOrDefault(sum, 0) + 1);
        }
        return found;
    }
}
