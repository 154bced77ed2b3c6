// wrong: forgets everything after a match, so ranges that overlap are missing (Wrong Answer)
class Solution {
public:
    int countSubarrays(vector<int>& nums, int target) {
        set<int> seen{0};
        int sum = 0, found = 0;
        for (int change : nums) {
            sum += change;
            if (seen.count(sum - target)) {
                found++;
                sum = 0;
                seen.clear();
            }
            seen.insert(sum);
        }
        return found;
    }
};
