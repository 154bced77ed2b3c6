// wrong: never offers everything (Wrong Answer)
class Solution {
public:
    vector<vector<int>> listPizzas(vector<int>& toppings) {
        vector<vector<int>> pizzas;
        vector<int> pizza;
        decide(toppings, 0, pizza, pizzas);
        return pizzas;
    }

private:
    void decide(vector<int>& toppings, size_t i, vector<int>& pizza, vector<vector<int>>& pizzas) {
        if (i == toppings.size()) {
            if (pizza.size() < toppings.size() || pizza.empty()) pizzas.push_back(pizza);
            return;
        }
        decide(toppings, i + 1, pizza, pizzas);
        pizza.push_back(toppings[i]);
        decide(toppings, i + 1, pizza, pizzas);
        pizza.pop_back();
    }
};
