# wrong: lists each order of the toppings as a pizza of its own (Wrong Answer)
class Solution:
    def listPizzas(self, toppings: List[int]) -> List[List[int]]:
        return [list(order) for size in range(len(toppings) + 1) for order in permutations(toppings, size)]
