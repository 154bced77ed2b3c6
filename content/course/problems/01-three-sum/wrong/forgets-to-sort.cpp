// wrong: moves two pointers over an array that was never sorted (Wrong Answer)
class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        int n = nums.size();
        set<vector<int>> triples;
        for (int i = 0; i + 2 < n; i++) {
            int low = i + 1, high = n - 1;
            while (low < high) {
                int sum = nums[i] + nums[low] + nums[high];
                if (sum < 0) low++;
                else if (sum > 0) high--;
                else {
                    vector<int> triple{nums[i], nums[low++], nums[high--]};
                    sort(triple.begin(), triple.end());
                    triples.insert(triple);
                }
            }
        }
        return vector<vector<int>>(triples.begin(), triples.end());
    }
};
