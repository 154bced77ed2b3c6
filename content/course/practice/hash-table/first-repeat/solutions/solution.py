class Solution:
    def firstRepeat(self, tickets: List[int]) -> int:
        seen = set()
        for ticket in tickets:
            if ticket in seen:
                return ticket
            seen.add(ticket)
        return -1
