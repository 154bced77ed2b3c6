# wrong: takes an equally warm day for a warmer one (Wrong Answer)
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        wait = [0] * len(temps)
        later = []
        for today in reversed(range(len(temps))):
            while later and temps[later[-1]] < temps[today]:
                later.pop()
            if later:
                wait[today] = later[-1] - today
            later.append(today)
        return wait
