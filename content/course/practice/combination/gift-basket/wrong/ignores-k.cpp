// wrong: accepts baskets of any size (Wrong Answer)
class Solution {
public:
    vector<vector<int>> listBaskets(vector<int>& prices, int k, int total) {
        vector<vector<int>> baskets;
        vector<int> basket;
        choose(prices, 0, k, total, basket, baskets);
        return baskets;
    }

private:
    void choose(vector<int>& prices, size_t from, int missing, int money, vector<int>& basket,
                vector<vector<int>>& baskets) {
        if (money == 0) {
            baskets.push_back(basket);
            return;
        }
        for (size_t i = from; i < prices.size(); i++) {
            if (prices[i] > money) continue;
            basket.push_back(prices[i]);
            choose(prices, i + 1, missing - 1, money - prices[i], basket, baskets);
            basket.pop_back();
        }
    }
};
