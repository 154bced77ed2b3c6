// wrong: keeps the sums in a short, which overflows on a long log (Wrong Answer)
class Solution {
    public int countSubarrays(int[] nums, int target) {
        Map<Short, Integer> timesSeen = new HashMap<>();
        timesSeen.put((short) 0, 1);
        short sum = 0;
        int found = 0;
        for (int change : nums) {
            sum += change;
            found += timesSeen.getOrDefault((short) (sum - target), 0);
            timesSeen.merge(sum, 1, Integer::sum);
        }
        return found;
    }
}
