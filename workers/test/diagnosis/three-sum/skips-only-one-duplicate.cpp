// After a match it skips one equal neighbor with if instead of all with while, so three equal values list a triple twice.
class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        sort(nums.begin(), nums.end());
        vector<vector<int>> ans;
        int n = nums.size();
        for (int i = 0; i < n - 2; ++i) {
            if (i != 0 && nums[i - 1] == nums[i]) continue;
            int target = -nums[i];
            int l = i + 1, r = n - 1;
            while (l < r) {
                int two = nums[l] + nums[r];
                if (two == target) {
                    ans.push_back(vector<int>{nums[i], nums[l], nums[r]});
                    ++l;
                    --r;
                    if (l < r && nums[l] == nums[l - 1]) ++l;
                    if (l < r && nums[r] == nums[r + 1]) --r;
                } else if (two > target) {
                    --r;
                } else {
                    ++l;
                }
            }
        }
        return ans;
    }
};
