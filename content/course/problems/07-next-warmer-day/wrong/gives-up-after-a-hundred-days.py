# wrong: looks ahead for a hundred days only (Wrong Answer)
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        wait = [0] * len(temps)
        for today, temperature in enumerate(temps):
            for days, later in enumerate(temps[today + 1:today + 101], 1):
                if later > temperature:
                    wait[today] = days
                    break
        return wait
