class Solution:
    def kayakNumbers(self, trips: List[List[int]], drying: int) -> List[int]:
        away = []
        rack = []
        numbers = [0] * len(trips)
        count = 0
        for i in sorted(range(len(trips)), key=lambda i: trips[i][0]):
            start, end = trips[i]
            while away and away[0][0] <= start:
                _, number = heapq.heappop(away)
                heapq.heappush(rack, number)
            if rack:
                number = heapq.heappop(rack)
            else:
                count += 1
                number = count
            numbers[i] = number
            heapq.heappush(away, (end + drying, number))
        return numbers
