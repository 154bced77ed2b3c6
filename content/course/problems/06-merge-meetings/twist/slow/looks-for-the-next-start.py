# slow: searches all bookings again after each end, O(n^2) (Time Limit Exceeded)
class Solution:
    def mergeMeetings(self, meetings: List[List[int]], least: int) -> List[List[int]]:
        gaps = []
        for _, end in meetings:
            if any(start <= end < other for start, other in meetings):
                continue
            starts = [start for start, _ in meetings if start > end]
            if starts and min(starts) - end >= least and [end, min(starts)] not in gaps:
                gaps.append([end, min(starts)])
        return sorted(gaps)
