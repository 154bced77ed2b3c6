// wrong: asks the table with [], which makes an entry for a key that was only read (Wrong Answer)
class Solution {
public:
    vector<int> runCache(int capacity, vector<vector<int>>& operations) {
        unordered_map<int, int> values;
        unordered_map<int, int> lastUse;
        map<int, int> keyOfUse;
        vector<int> results;
        for (int time = 0; time < (int)operations.size(); time++) {
            auto& operation = operations[time];
            int key = operation[1];
            bool isThere = values.count(key) > 0;
            if (operation[0] == 1) {
                values[key] = operation[2];
            } else {
                int value = values[key];
                results.push_back(isThere ? value : -1);
            }
            if (isThere) keyOfUse.erase(lastUse[key]);
            lastUse[key] = time;
            keyOfUse[time] = key;
            if ((int)values.size() > capacity) {
                int oldest = keyOfUse.begin()->second;
                keyOfUse.erase(keyOfUse.begin());
                values.erase(oldest);
            }
        }
        return results;
    }
};
