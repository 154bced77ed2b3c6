# slow: searches a list of the earlier tickets, O(n^2) (Time Limit Exceeded)
class Solution:
    def firstRepeat(self, tickets: List[int]) -> int:
        seen = []
        for ticket in tickets:
            if ticket in seen:
                return ticket
            seen.append(ticket)
        return -1
