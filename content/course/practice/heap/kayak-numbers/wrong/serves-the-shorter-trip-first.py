# wrong: serves the shorter of two trips first if they start together (Wrong Answer)
class Solution:
    def kayakNumbers(self, trips: List[List[int]], drying: int) -> List[int]:
        away, rack = [], []
        numbers = [0] * len(trips)
        count = 0
        for start, end, i in sorted((start, end, i) for i, (start, end) in enumerate(trips)):
            while away and away[0][0] <= start:
                heapq.heappush(rack, heapq.heappop(away)[1])
            if not rack:
                count += 1
                rack.append(count)
            numbers[i] = heapq.heappop(rack)
            heapq.heappush(away, (end + drying, numbers[i]))
        return numbers
