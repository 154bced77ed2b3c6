// wrong: lists only toppings that are neighbors in the list (Wrong Answer)
class Solution {
public:
    vector<vector<int>> listPizzas(vector<int>& toppings) {
        vector<vector<int>> pizzas = {{}};
        for (size_t from = 0; from < toppings.size(); from++)
            for (size_t to = from + 1; to <= toppings.size(); to++)
                pizzas.push_back(vector<int>(toppings.begin() + from, toppings.begin() + to));
        return pizzas;
    }
};
