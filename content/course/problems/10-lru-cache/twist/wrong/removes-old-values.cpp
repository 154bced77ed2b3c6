// wrong: removes an old value when it is read (Wrong Answer)
class Solution {
    struct Entry {
        int key, value, storedAt;
    };

public:
    vector<int> runCache(int capacity, int age, vector<vector<int>>& operations) {
        list<Entry> entries;
        unordered_map<int, list<Entry>::iterator> places;
        vector<int> results;
        for (int now = 0; now < (int)operations.size(); now++) {
            int key = operations[now][1];
            auto place = places.find(key);
            bool isFound = place != places.end();
            if (operations[now][0] == 1) {
                if (isFound) entries.erase(place->second);
                entries.push_back({key, operations[now][2], now});
                places[key] = prev(entries.end());
                if ((int)entries.size() > capacity) {
                    places.erase(entries.front().key);
                    entries.pop_front();
                }
            } else if (!isFound || now - place->second->storedAt > age) {
                results.push_back(-1);
                if (isFound) {
                    entries.erase(place->second);
                    places.erase(place);
                }
            } else {
                results.push_back(place->second->value);
                entries.splice(entries.end(), entries, place->second);
            }
        }
        return results;
    }
};
