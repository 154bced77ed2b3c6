// wrong: compares quotients of whole numbers, which have lost their fraction (Wrong Answer)
class Solution {
public:
    long long smallestLoss(vector<int>& hours, vector<int>& losses) {
        vector<int> order(hours.size());
        iota(order.begin(), order.end(), 0);
        stable_sort(order.begin(), order.end(), [&](int a, int b) {
            return losses[a] / hours[a] > losses[b] / hours[b];
        });
        long long clock = 0, total = 0;
        for (int machine : order) {
            clock += hours[machine];
            total += clock * losses[machine];
        }
        return total;
    }
};
