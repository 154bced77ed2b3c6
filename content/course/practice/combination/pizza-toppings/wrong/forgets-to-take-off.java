// wrong: does not take the topping off again (Wrong Answer)
class Solution {
    public List<List<Integer>> listPizzas(int[] toppings) {
        List<List<Integer>> pizzas = new ArrayList<>();
        decide(toppings, 0, new ArrayList<>(), pizzas);
        return pizzas;
    }

    private void decide(int[] toppings, int i, List<Integer> pizza, List<List<Integer>> pizzas) {
        if (i == toppings.length) {
            pizzas.add(new ArrayList<>(pizza));
            return;
        }
        decide(toppings, i + 1, pizza, pizzas);
        pizza.add(toppings[i]);
        decide(toppings, i + 1, pizza, pizzas);
    }
}
