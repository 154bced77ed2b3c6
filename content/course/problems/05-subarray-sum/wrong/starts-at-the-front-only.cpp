// wrong: compares only the sums from the first day with the target (Wrong Answer)
class Solution {
public:
    int countSubarrays(vector<int>& nums, int target) {
        int sum = 0, found = 0;
        for (int change : nums) {
            sum += change;
            if (sum == target) found++;
        }
        return found;
    }
};
