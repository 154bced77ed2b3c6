class Solution {
public:
    long long smallestLoss(vector<int>& hours, vector<int>& losses) {
        vector<int> order(hours.size());
        iota(order.begin(), order.end(), 0);
        // Compares the losses per hour of repair, without dividing.
        sort(order.begin(), order.end(), [&](int a, int b) {
            return (long long)losses[a] * hours[b] > (long long)losses[b] * hours[a];
        });
        long long clock = 0;
        long long total = 0;
        for (int machine : order) {
            clock += hours[machine];
            total += clock * losses[machine];
        }
        return total;
    }
};
