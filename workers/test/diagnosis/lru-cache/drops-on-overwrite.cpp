// Drops an entry whenever the cache is full, also when a key in the cache is only overwritten.
class Solution {
public:
    vector<int> runCache(int capacity, vector<vector<int>>& operations) {
        list<pair<int, int>> order;
        unordered_map<int, list<pair<int, int>>::iterator> at;
        vector<int> out;
        for (auto& op : operations) {
            int key = op[1];
            if (op[0] == 2) {
                if (!at.count(key)) {
                    out.push_back(-1);
                } else {
                    order.splice(order.begin(), order, at[key]);
                    out.push_back(order.front().second);
                }
            } else {
                if ((int)order.size() == capacity) {
                    at.erase(order.back().first);
                    order.pop_back();
                }
                if (at.count(key)) {
                    order.erase(at[key]);
                }
                order.push_front({key, op[2]});
                at[key] = order.begin();
            }
        }
        return out;
    }
};
