// wrong: starts with the given order and lists only larger ones (Wrong Answer)
class Solution {
public:
    vector<vector<int>> listSeatings(vector<int>& guests) {
        vector<vector<int>> orders;
        vector<int> order = guests;
        do orders.push_back(order);
        while (next_permutation(order.begin(), order.end()));
        return orders;
    }
};
