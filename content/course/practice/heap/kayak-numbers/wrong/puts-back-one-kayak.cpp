// wrong: puts back at most one kayak before each guest (Wrong Answer)
class Solution {
public:
    vector<int> kayakNumbers(vector<vector<int>>& trips, int drying) {
        vector<int> order(trips.size());
        iota(order.begin(), order.end(), 0);
        stable_sort(order.begin(), order.end(), [&](int a, int b) { return trips[a][0] < trips[b][0]; });
        set<pair<int, int>> away;
        set<int> rack;
        vector<int> numbers(trips.size());
        int count = 0;
        for (int i : order) {
            if (!away.empty() && away.begin()->first <= trips[i][0]) {
                rack.insert(away.begin()->second);
                away.erase(away.begin());
            }
            if (rack.empty()) rack.insert(++count);
            numbers[i] = *rack.begin();
            rack.erase(rack.begin());
            away.insert({trips[i][1] + drying, numbers[i]});
        }
        return numbers;
    }
};
