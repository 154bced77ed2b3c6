# wrong: leaves out the plain pizza (Wrong Answer)
class Solution:
    def listPizzas(self, toppings: List[int]) -> List[List[int]]:
        pizzas = []
        pizza = []

        def decide(i):
            if i == len(toppings):
                pizzas.append(pizza[:])
                return
            decide(i + 1)
            pizza.append(toppings[i])
            decide(i + 1)
            pizza.pop()

        decide(0)
        return [pizza for pizza in pizzas if pizza]
