// wrong: counts one number too many (Wrong Answer)
class Solution {
public:
    int countSubarrays(vector<int>& nums, int target) {
        unordered_map<int, int> first{{0, 0}};
        int n = nums.size();
        int sum = 0;
        int longest = 0;
        for (int end = 1; end <= n; end++) {
            sum += nums[end - 1];
            auto start = first.find(sum - target);
            if (start != first.end()) longest = max(longest, end - start->second + 1);
            first.emplace(sum, end);
        }
        return longest;
    }
};
