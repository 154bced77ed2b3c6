// wrong: unpacks a new kayak only while no kayak is away, and then takes from an empty rack (Runtime Error)
class Solution {
public:
    vector<int> kayakNumbers(vector<vector<int>>& trips, int drying) {
        vector<int> order(trips.size());
        iota(order.begin(), order.end(), 0);
        stable_sort(order.begin(), order.end(), [&](int a, int b) { return trips[a][0] < trips[b][0]; });
        set<pair<int, int>> away;
        vector<int> rack;
        vector<int> numbers(trips.size());
        int count = 0;
        for (int i : order) {
            while (!away.empty() && away.begin()->first <= trips[i][0]) {
                rack.push_back(away.begin()->second);
                away.erase(away.begin());
            }
            if (rack.empty() && away.empty()) rack.push_back(++count);
            sort(rack.begin(), rack.end());
            numbers[i] = rack.at(0);
            rack.erase(rack.begin());
            away.insert({trips[i][1] + drying, numbers[i]});
        }
        return numbers;
    }
};
