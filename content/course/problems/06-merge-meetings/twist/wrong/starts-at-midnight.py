# wrong: counts the time before the first booking (Wrong Answer)
class Solution:
    def mergeMeetings(self, meetings: List[List[int]], least: int) -> List[List[int]]:
        gaps = []
        busy_until = None
        for start, end in sorted(meetings):
            if busy_until is None:
                busy_until = 0
            if start - busy_until >= least:
                gaps.append([busy_until, start])
            busy_until = max(busy_until, end)
        return gaps
