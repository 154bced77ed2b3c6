# wrong: stores temperatures on the stack and looks their day up, which finds the first of several equal ones (Wrong Answer)
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        first_day = {}
        for day, temperature in enumerate(temps):
            first_day.setdefault(temperature, day)
        wait = [0] * len(temps)
        waiting = []
        for today, temperature in enumerate(temps):
            while waiting and waiting[-1] < temperature:
                day = first_day[waiting.pop()]
                wait[day] = today - day
            waiting.append(temperature)
        return wait
