// wrong: takes the most expensive connections first (Wrong Answer)
class Solution {
public:
    int cheapestNetwork(vector<int>& dishes, vector<vector<int>>& links) {
        int satellite = dishes.size();
        vector<array<int, 3>> connections;
        for (auto& link : links) connections.push_back({link[2], link[0], link[1]});
        for (int camp = 0; camp < satellite; camp++) connections.push_back({dishes[camp], camp, satellite});
        sort(connections.rbegin(), connections.rend());
        vector<int> parents(satellite + 1);
        iota(parents.begin(), parents.end(), 0);
        auto find = [&](int place) {
            while (parents[place] != place) place = parents[place] = parents[parents[place]];
            return place;
        };
        int total = 0;
        for (auto [cost, a, b] : connections) {
            int x = find(a), y = find(b);
            if (x == y) continue;
            parents[x] = y;
            total += cost;
        }
        return total;
    }
};
