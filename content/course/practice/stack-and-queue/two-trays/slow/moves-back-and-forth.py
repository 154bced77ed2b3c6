# slow: moves all orders to the other tray and back for each 0 (Time Limit Exceeded)
class Solution:
    def serveOrders(self, events: List[int]) -> List[int]:
        open_orders, served = [], []
        for event in events:
            if event > 0:
                open_orders.append(event)
            elif open_orders:
                other = []
                while open_orders:
                    other.append(open_orders.pop())
                served.append(other.pop())
                while other:
                    open_orders.append(other.pop())
        return served
