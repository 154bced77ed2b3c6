# Compares start < end strictly, so bookings that only touch aren't joined.
class Solution:
    def mergeMeetings(self, meetings: List[List[int]]) -> List[List[int]]:
        meetings.sort()
        start, end = meetings[0]
        merged = []
        for s, e in meetings[1:]:
            if s < end:
                end = max(end, e)
            else:
                merged.append([start, end])
                start, end = s, e
        merged.append([start, end])
        return merged
