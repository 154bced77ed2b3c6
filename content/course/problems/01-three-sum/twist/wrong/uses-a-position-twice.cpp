// wrong: lets both pointers meet, so one entry is used twice (Wrong Answer)
class Solution {
public:
    long long threeSum(vector<int>& nums, int limit) {
        sort(nums.begin(), nums.end());
        int n = nums.size();
        long long count = 0;
        for (int i = 0; i + 2 < n; i++) {
            int low = i + 1, high = n - 1;
            while (low <= high) {
                if (nums[i] + nums[low] + nums[high] < limit) {
                    count += high - low + 1;
                    low++;
                } else {
                    high--;
                }
            }
        }
        return count;
    }
};
