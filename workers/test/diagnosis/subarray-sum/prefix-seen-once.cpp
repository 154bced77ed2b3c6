// Keeps the earlier sums in a set, so a sum that was seen several times counts only once.
class Solution {
public:
    int countSubarrays(vector<int>& nums, int target) {
        unordered_set<long long> prefixes{0};
        long long total = 0;
        int found = 0;
        for (size_t i = 0; i < nums.size(); i++) {
            total += nums[i];
            if (prefixes.find(total - target) != prefixes.end()) found++;
            prefixes.insert(total);
        }
        return found;
    }
};
