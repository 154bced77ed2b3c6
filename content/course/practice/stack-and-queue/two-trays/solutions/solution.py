class Solution:
    def serveOrders(self, events: List[int]) -> List[int]:
        incoming, outgoing, served = [], [], []
        for event in events:
            if event > 0:
                incoming.append(event)
                continue
            if not outgoing:
                while incoming:
                    outgoing.append(incoming.pop())
            if outgoing:
                served.append(outgoing.pop())
        return served
