# wrong: waits for the warmest day of the season (Wrong Answer)
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        n = len(temps)
        warmest = max(temps)
        next_warmest = temps.index(warmest) + n
        wait = [0] * n
        for day in reversed(range(n)):
            if temps[day] == warmest:
                next_warmest = day
            else:
                wait[day] = next_warmest - day
        return wait
