// slow: extends the range from every start day by day, O(n^2) (Time Limit Exceeded)
class Solution {
public:
    int countSubarrays(vector<int>& nums, int target) {
        int n = nums.size();
        int found = 0;
        for (int start = 0; start < n; start++) {
            int total = 0;
            for (int end = start; end < n; end++) {
                total += nums[end];
                if (total == target) found++;
            }
        }
        return found;
    }
};
