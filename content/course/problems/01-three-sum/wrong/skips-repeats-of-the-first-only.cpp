// wrong: skips repeats of the smallest entry but not of the middle one, so triples are listed again (Wrong Answer)
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
                int sum = nums[i] + nums[low] + nums[high];
                if (sum < 0) low++;
                else if (sum > 0) high--;
                else triples.push_back({nums[i], nums[low++], nums[high--]});
            }
        }
        return triples;
    }
};
