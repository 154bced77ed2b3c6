// Counts all pairs of prefix sums that differ by the target, also those where the larger one comes first.
class Solution {
public:
    int countSubarrays(vector<int>& nums, int target) {
        unordered_map<long long, long long> freq;
        long long run = 0;
        freq[0] = 1;
        for (size_t i = 0; i < nums.size(); i++) {
            run += nums[i];
            freq[run]++;
        }
        long long total = 0;
        if (target == 0) {
            for (auto& p : freq) total += p.second * (p.second - 1) / 2;
            return (int)total;
        }
        for (auto& p : freq) {
            auto it = freq.find(p.first - target);
            if (it != freq.end()) total += p.second * it->second;
        }
        return (int)total;
    }
};
