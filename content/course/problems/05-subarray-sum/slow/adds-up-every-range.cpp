// slow: adds up the days of every range anew, O(n^3) (Time Limit Exceeded)
class Solution {
public:
    int countSubarrays(vector<int>& nums, int target) {
        int found = 0;
        for (auto start = nums.begin(); start != nums.end(); start++) {
            for (auto end = start + 1; end <= nums.end(); end++) {
                if (accumulate(start, end, 0) == target) found++;
            }
        }
        return found;
    }
};
