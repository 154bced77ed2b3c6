# wrong: stores the same list again and again (Wrong Answer)
class Solution:
    def listSeatings(self, guests: List[int]) -> List[List[int]]:
        orders = []
        order = []

        def fill():
            if len(order) == len(guests):
                orders.append(order)
                return
            for guest in guests:
                if guest not in order:
                    order.append(guest)
                    fill()
                    order.pop()

        fill()
        return orders
