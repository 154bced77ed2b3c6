// The third number is looked up by value and only checked to differ from position j, so the entry at i can be used twice.
class Solution {
public:
    vector<vector<int>> threeSum(vector<int>& nums) {
        unordered_map<int, int> where;
        int n = nums.size();
        for (int i = 0; i < n; ++i) where[nums[i]] = i;
        set<vector<int>> triples;
        for (int i = 0; i < n; ++i) {
            for (int j = i + 1; j < n; ++j) {
                auto it = where.find(-nums[i] - nums[j]);
                if (it == where.end() || it->second == j) continue;
                vector<int> t = {nums[i], nums[j], it->first};
                sort(t.begin(), t.end());
                triples.insert(t);
            }
        }
        return vector<vector<int>>(triples.begin(), triples.end());
    }
};
