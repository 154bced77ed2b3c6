# Takes the day with the next higher temperature instead of the nearest day among all higher temperatures.
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        next_day = {}
        answer = [0] * len(temps)
        for i in range(len(temps) - 1, -1, -1):
            for t in range(temps[i] + 1, 101):
                if t in next_day:
                    answer[i] = next_day[t] - i
                    break
            next_day[temps[i]] = i
        return answer
