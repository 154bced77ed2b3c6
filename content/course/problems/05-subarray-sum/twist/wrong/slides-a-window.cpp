// wrong: slides a window, as if there were no negative numbers (Wrong Answer)
class Solution {
public:
    int countSubarrays(vector<int>& nums, int target) {
        int n = nums.size(), start = 0, sum = 0, longest = 0;
        for (int end = 0; end < n; end++) {
            sum += nums[end];
            while (start <= end && sum > target) sum -= nums[start++];
            if (sum == target && start <= end) longest = max(longest, end - start + 1);
        }
        return longest;
    }
};
