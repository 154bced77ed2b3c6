# wrong: puts a kayak back on the rack at the end of its trip (Wrong Answer)
class Solution:
    def kayakNumbers(self, trips: List[List[int]], drying: int) -> List[int]:
        away, rack = [], []
        numbers = [0] * len(trips)
        count = 0
        for i in sorted(range(len(trips)), key=lambda i: trips[i][0]):
            start, end = trips[i]
            while away and away[0][0] <= start:
                heapq.heappush(rack, heapq.heappop(away)[1])
            if not rack:
                count += 1
                rack.append(count)
            numbers[i] = heapq.heappop(rack)
            heapq.heappush(away, (end, numbers[i]))
        return numbers
