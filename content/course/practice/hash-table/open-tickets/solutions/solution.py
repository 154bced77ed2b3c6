class HelpDesk:
    def __init__(self):
        self.topic_of = {}
        self.counts = Counter()
        # Contains outdated entries, which latest removes when they come to the top.
        self.openings = defaultdict(list)

    def open(self, ticket: int, topic: int) -> None:
        self.close(ticket)
        self.topic_of[ticket] = topic
        self.counts[topic] += 1
        self.openings[topic].append(ticket)

    def close(self, ticket: int) -> None:
        if ticket in self.topic_of:
            self.counts[self.topic_of.pop(ticket)] -= 1

    def count(self, topic: int) -> int:
        return self.counts[topic]

    def latest(self, topic: int) -> int:
        tickets = self.openings[topic]
        while tickets and self.topic_of.get(tickets[-1]) != topic:
            tickets.pop()
        return tickets[-1] if tickets else -1


class Solution:
    # Already written: makes the calls that operations lists.
    def runDesk(self, operations: List[List[int]]) -> List[int]:
        desk = HelpDesk()
        results = []
        for kind, *values in operations:
            if kind == 1:
                desk.open(*values)
            elif kind == 2:
                desk.close(*values)
            elif kind == 3:
                results.append(desk.count(*values))
            else:
                results.append(desk.latest(*values))
        return results
