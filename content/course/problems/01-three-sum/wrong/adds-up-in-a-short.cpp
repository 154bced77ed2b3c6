// wrong: adds the three entries up in a short, where sums such as 65 536 look like zero (Wrong Answer)
class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        sort(nums.begin(), nums.end());
        int n = nums.size();
        vector<vector<int>> triples;
        for (int i = 0; i + 2 < n; i++) {
            if (i > 0 && nums[i] == nums[i - 1]) continue;
            int low = i + 1, high = n - 1;
            while (low < high) {
                short sum = nums[i] + nums[low] + nums[high];
                if (sum < 0) low++;
                else if (sum > 0) high--;
                else {
                    triples.push_back({nums[i], nums[low++], nums[high--]});
                    while (low < high && nums[low] == nums[low - 1]) low++;
                }
            }
        }
        return triples;
    }
};
