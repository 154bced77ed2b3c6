// wrong: takes the most expensive connections first (Wrong Answer)
class Solution {
public:
    int cheapestSupply(vector<int>& wells, vector<vector<int>>& pipes) {
        int water = wells.size();
        vector<array<int, 3>> connections;
        for (auto& pipe : pipes) connections.push_back({pipe[2], pipe[0], pipe[1]});
        for (int village = 0; village < water; village++) connections.push_back({wells[village], village, water});
        sort(connections.rbegin(), connections.rend());
        vector<int> parents(water + 1);
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
