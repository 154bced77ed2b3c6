# Writes down the number of the warmer day instead of how many days it takes.
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        result = [0 for _ in temps]
        waiting = []
        for day in range(len(temps)):
            while waiting and temps[waiting[-1]] < temps[day]:
                result[waiting.pop()] = day
            waiting.append(day)
        return result
