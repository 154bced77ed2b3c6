# wrong: sorts by end, so a long booking that began early comes too late (Wrong Answer)
class Solution:
    def mergeMeetings(self, meetings: List[List[int]]) -> List[List[int]]:
        busy = []
        for start, end in sorted(meetings, key=lambda meeting: meeting[1]):
            if busy and start <= busy[-1][1]:
                busy[-1] = [min(busy[-1][0], start), end]
            else:
                busy.append([start, end])
        return busy
