class Solution {
public:
    vector<vector<int>> listSeatings(vector<int>& guests) {
        vector<vector<int>> orders;
        vector<bool> sits(guests.size());
        vector<int> order;
        fill(guests, sits, order, orders);
        return orders;
    }

private:
    void fill(vector<int>& guests, vector<bool>& sits, vector<int>& order, vector<vector<int>>& orders) {
        if (order.size() == guests.size()) {
            orders.push_back(order);
            return;
        }
        for (size_t i = 0; i < guests.size(); i++) {
            if (sits[i]) continue;
            sits[i] = true;
            order.push_back(guests[i]);
            fill(guests, sits, order, orders);
            order.pop_back();
            sits[i] = false;
        }
    }
};
