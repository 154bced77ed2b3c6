// wrong: trades only once (Wrong Answer)
class Solution {
public:
    int largestProfit(vector<int>& prices, int wear) {
        int cheapest = INT_MAX, profit = 0;
        for (int price : prices) {
            cheapest = min(cheapest, price);
            profit = max(profit, price - cheapest - wear);
        }
        return profit;
    }
};
