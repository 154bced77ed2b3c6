# wrong: serves the guests in the order of the list, not by their start (Wrong Answer)
class Solution:
    def kayakNumbers(self, trips: List[List[int]], drying: int) -> List[int]:
        away, rack, numbers = [], [], []
        count = 0
        for start, end in trips:
            while away and away[0][0] <= start:
                heapq.heappush(rack, heapq.heappop(away)[1])
            if not rack:
                count += 1
                rack.append(count)
            numbers.append(heapq.heappop(rack))
            heapq.heappush(away, (end + drying, numbers[-1]))
        return numbers
