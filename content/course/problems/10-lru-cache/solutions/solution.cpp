class Solution {
    struct Entry {
        int key;
        int value;
    };

public:
    vector<int> runCache(int capacity, vector<vector<int>>& operations) {
        list<Entry> entries;  // the oldest first
        unordered_map<int, list<Entry>::iterator> places;
        vector<int> results;
        for (auto& operation : operations) {
            int key = operation[1];
            auto found = places.find(key);
            bool isThere = found != places.end();
            if (operation[0] == 2) {
                results.push_back(isThere ? found->second->value : -1);
                if (!isThere) continue;
            }
            if (isThere) {
                entries.splice(entries.end(), entries, found->second);
            } else {
                if ((int)entries.size() == capacity) {
                    places.erase(entries.front().key);
                    entries.pop_front();
                }
                entries.push_back({key, 0});
                places[key] = prev(entries.end());
            }
            if (operation[0] == 1) entries.back().value = operation[2];
        }
        return results;
    }
};
