// slow: notes when each entry was last used and goes over all entries to evict one, O(n) for each store (Time Limit Exceeded)
class Solution {
public:
    vector<int> runCache(int capacity, vector<vector<int>>& operations) {
        unordered_map<int, int> places;
        vector<int> keys, values, lastUse, results;
        for (int time = 0; time < (int)operations.size(); time++) {
            int key = operations[time][1];
            bool isRead = operations[time][0] == 2;
            auto found = places.find(key);
            int place;
            if (found != places.end()) {
                place = found->second;
                if (isRead) results.push_back(values[place]);
            } else if (isRead) {
                results.push_back(-1);
                continue;
            } else {
                place = keys.size();
                if (place == capacity) {
                    place = min_element(lastUse.begin(), lastUse.end()) - lastUse.begin();
                    places.erase(keys[place]);
                } else {
                    keys.push_back(key);
                    values.push_back(0);
                    lastUse.push_back(0);
                }
                keys[place] = key;
                places[key] = place;
            }
            if (!isRead) values[place] = operations[time][2];
            lastUse[place] = time;
        }
        return results;
    }
};
