# wrong: waits for the warmest day to come and not for the next warmer one (Wrong Answer)
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        wait = [0] * len(temps)
        warmest = len(temps) - 1
        for today in reversed(range(len(temps))):
            if temps[warmest] > temps[today]:
                wait[today] = warmest - today
            else:
                warmest = today
        return wait
