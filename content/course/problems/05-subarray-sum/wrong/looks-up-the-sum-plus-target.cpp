// wrong: looks up total + target instead of total - target (Wrong Answer)
class Solution {
public:
    int countSubarrays(vector<int>& nums, int target) {
        unordered_map<int, int> timesSeen{{0, 1}};
        int sum = 0;
        int found = 0;
        for (int change : nums) {
            sum += change;
            auto before = timesSeen.find(sum + target);
            if (before != timesSeen.end()) found += before->second;
            timesSeen[sum]++;
        }
        return found;
    }
};
