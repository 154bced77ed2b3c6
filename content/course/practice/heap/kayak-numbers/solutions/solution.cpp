class Solution {
public:
    vector<int> kayakNumbers(vector<vector<int>>& trips, int drying) {
        vector<int> order(trips.size());
        iota(order.begin(), order.end(), 0);
        sort(order.begin(), order.end(), [&](int a, int b) {
            return pair(trips[a][0], a) < pair(trips[b][0], b);
        });
        priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> away;
        priority_queue<int, vector<int>, greater<>> rack;
        vector<int> numbers(trips.size());
        int count = 0;
        for (int i : order) {
            int start = trips[i][0];
            while (!away.empty() && away.top().first <= start) {
                rack.push(away.top().second);
                away.pop();
            }
            if (rack.empty()) {
                numbers[i] = ++count;
            } else {
                numbers[i] = rack.top();
                rack.pop();
            }
            away.push({trips[i][1] + drying, numbers[i]});
        }
        return numbers;
    }
};
