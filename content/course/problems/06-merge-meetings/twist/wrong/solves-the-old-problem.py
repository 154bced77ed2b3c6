# wrong: returns the busy times (Wrong Answer)
class Solution:
    def mergeMeetings(self, meetings: List[List[int]], least: int) -> List[List[int]]:
        busy = []
        for start, end in sorted(meetings):
            if busy and start <= busy[-1][1]:
                busy[-1][1] = max(busy[-1][1], end)
            else:
                busy.append([start, end])
        return busy
