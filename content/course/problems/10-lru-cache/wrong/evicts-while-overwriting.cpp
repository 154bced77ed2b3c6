// wrong: makes room in a full cache before it looks whether the key is there (Wrong Answer)
class Solution {
public:
    vector<int> runCache(int capacity, vector<vector<int>>& operations) {
        list<pair<int, int>> entries;
        unordered_map<int, list<pair<int, int>>::iterator> places;
        vector<int> results;
        for (auto& operation : operations) {
            int key = operation[1];
            if (operation[0] == 1) {
                if ((int)entries.size() == capacity) {
                    places.erase(entries.front().first);
                    entries.pop_front();
                }
                if (places.count(key)) entries.erase(places[key]);
                entries.push_back({key, operation[2]});
                places[key] = prev(entries.end());
            } else if (places.count(key)) {
                entries.splice(entries.end(), entries, places[key]);
                results.push_back(entries.back().second);
            } else {
                results.push_back(-1);
            }
        }
        return results;
    }
};
