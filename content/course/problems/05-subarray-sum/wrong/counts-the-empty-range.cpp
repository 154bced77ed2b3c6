// wrong: counts today's sum before the look-up, so the empty range is found when the target is 0 (Wrong Answer)
class Solution {
public:
    int countSubarrays(vector<int>& nums, int target) {
        unordered_map<int, int> timesSeen{{0, 1}};
        int sum = 0, found = 0;
        for (int change : nums) {
            sum += change;
            timesSeen[sum]++;
            if (timesSeen.count(sum - target)) found += timesSeen[sum - target];
        }
        return found;
    }
};
