// Reading doesn't count as a use; only storing and overwriting refresh an entry.
class Solution {
public:
    vector<int> runCache(int capacity, vector<vector<int>>& operations) {
        unordered_map<int, int> val, stamp;
        map<int, int> byTime;
        vector<int> ans;
        int now = 0;
        for (auto& o : operations) {
            now++;
            int k = o[1];
            if (o[0] == 2) {
                ans.push_back(val.count(k) ? val[k] : -1);
                continue;
            }
            if (val.count(k)) {
                byTime.erase(stamp[k]);
            } else if ((int)val.size() == capacity) {
                int gone = byTime.begin()->second;
                byTime.erase(byTime.begin());
                val.erase(gone);
            }
            val[k] = o[2];
            stamp[k] = now;
            byTime[now] = k;
        }
        return ans;
    }
};
