// slow: sorts, then tries every triple and leaves each loop when the sum gets too large, O(n^3) (Time Limit Exceeded)
class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        sort(nums.begin(), nums.end());
        int n = nums.size();
        vector<vector<int>> triples;
        for (int i = 0; i + 2 < n && nums[i] <= 0; i++) {
            if (i > 0 && nums[i] == nums[i - 1]) continue;
            for (int j = i + 1; j + 1 < n; j++) {
                if (j > i + 1 && nums[j] == nums[j - 1]) continue;
                int third = -nums[i] - nums[j];
                if (third < nums[j]) break;
                int k = j + 1;
                while (k < n && nums[k] < third) k++;
                if (k < n && nums[k] == third) triples.push_back({nums[i], nums[j], third});
            }
        }
        return triples;
    }
};
