# wrong: looks at the top of the stack without asking whether anything is there (Runtime Error)
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        wait = [0] * len(temps)
        waiting = [0]
        for today in range(1, len(temps)):
            while temps[waiting[-1]] < temps[today]:
                day = waiting.pop()
                wait[day] = today - day
            waiting.append(today)
        return wait
