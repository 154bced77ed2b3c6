# slow: compares each booking with every period found so far, O(n^2) (Time Limit Exceeded)
class Solution:
    def mergeMeetings(self, meetings: List[List[int]]) -> List[List[int]]:
        busy = []
        for start, end in meetings:
            apart = []
            for period in busy:
                if period[0] <= end and start <= period[1]:
                    start, end = min(start, period[0]), max(end, period[1])
                else:
                    apart.append(period)
            busy = apart + [[start, end]]
        return sorted(busy)
