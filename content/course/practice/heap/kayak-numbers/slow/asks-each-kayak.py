# slow: goes through the kayaks for each guest until one is ready, O(n * k) (Time Limit Exceeded)
class Solution:
    def kayakNumbers(self, trips: List[List[int]], drying: int) -> List[int]:
        ready = []
        numbers = [0] * len(trips)
        for i in sorted(range(len(trips)), key=lambda i: trips[i][0]):
            start, end = trips[i]
            number = next((number for number, minute in enumerate(ready) if minute <= start), len(ready))
            if number == len(ready):
                ready.append(0)
            ready[number] = end + drying
            numbers[i] = number + 1
        return numbers
