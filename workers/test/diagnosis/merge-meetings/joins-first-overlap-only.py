# Without sorting first, it joins a booking with the first period it overlaps and never joins two periods that it connects.
class Solution:
    def mergeMeetings(self, meetings: List[List[int]]) -> List[List[int]]:
        periods = []
        for s, e in meetings:
            joined = False
            for p in periods:
                if s <= p[1] and e >= p[0]:
                    p[0] = min(p[0], s)
                    p[1] = max(p[1], e)
                    joined = True
                    break
            if not joined:
                periods.append([s, e])
        periods.sort()
        return periods
