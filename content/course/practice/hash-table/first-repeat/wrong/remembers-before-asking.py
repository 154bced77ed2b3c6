# wrong: remembers a ticket before it asks for it (Wrong Answer)
class Solution:
    def firstRepeat(self, tickets: List[int]) -> int:
        seen = set()
        for ticket in tickets:
            seen.add(ticket)
            if ticket in seen:
                return ticket
        return -1
