class Solution {
public:
    int largestProfit(vector<int>& prices, int wear) {
        const int impossible = -1'000'000'000; // far below every profit, but without overflow
        int ready = 0, full = impossible, cooling = impossible;
        for (int price : prices) {
            int nextReady = max(ready, cooling);
            int nextFull = max(full, ready - price);
            cooling = full + price - wear;
            ready = nextReady;
            full = nextFull;
        }
        return max(ready, cooling);
    }
};
