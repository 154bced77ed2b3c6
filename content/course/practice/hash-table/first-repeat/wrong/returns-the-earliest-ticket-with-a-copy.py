# wrong: returns the ticket scanned first among those that have a copy (Wrong Answer)
class Solution:
    def firstRepeat(self, tickets: List[int]) -> int:
        counts = Counter(tickets)
        for ticket in tickets:
            if counts[ticket] > 1:
                return ticket
        return -1
