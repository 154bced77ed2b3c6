# wrong: stops at the end of the list (Wrong Answer)
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        n = len(temps)
        wait = [0] * n
        waiting = []
        for today in range(n):
            temperature = temps[today % n]
            while waiting and temps[waiting[-1]] < temperature:
                day = waiting.pop()
                wait[day] = today - day
            if today < n:
                waiting.append(today)
        return wait
