class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        wait = [0] * len(temps)
        waiting = []
        for today, temperature in enumerate(temps):
            while waiting and temps[waiting[-1]] < temperature:
                day = waiting.pop()
                wait[day] = today - day
            waiting.append(today)
        return wait
