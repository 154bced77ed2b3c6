// wrong: uses the sums as indexes of an array, though they can fall below 0 (Runtime Error)
class Solution {
public:
    int countSubarrays(vector<int>& nums, int target) {
        vector<int> timesSeen(1000 * nums.size() + 1);
        timesSeen[0] = 1;
        int sum = 0, found = 0;
        for (int change : nums) {
            sum += change;
            int before = sum - target;
            if (before >= 0 && before < (int)timesSeen.size()) found += timesSeen[before];
            timesSeen.at(sum)++;
        }
        return found;
    }
};
