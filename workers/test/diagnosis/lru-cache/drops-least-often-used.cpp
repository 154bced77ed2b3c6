// Drops the entry that was used the fewest times instead of the one that was unused for longest.
class Solution {
public:
    vector<int> runCache(int capacity, vector<vector<int>>& operations) {
        struct Item {
            int value;
            int uses;
            int time;
        };
        unordered_map<int, Item> cache;
        set<array<int, 3>> order;  // uses, time of the last use, key
        vector<int> res;
        int now = 0;
        for (auto& op : operations) {
            now++;
            int key = op[1];
            bool hit = cache.count(key) > 0;
            if (op[0] == 2 && !hit) {
                res.push_back(-1);
                continue;
            }
            if (!hit) {
                if ((int)cache.size() == capacity) {
                    auto first = *order.begin();
                    order.erase(order.begin());
                    cache.erase(first[2]);
                }
                cache[key] = Item{op[2], 1, now};
                order.insert({1, now, key});
                continue;
            }
            Item& item = cache[key];
            order.erase({item.uses, item.time, key});
            item.uses++;
            item.time = now;
            order.insert({item.uses, item.time, key});
            if (op[0] == 1) item.value = op[2];
            else res.push_back(item.value);
        }
        return res;
    }
};
