# slow: looks at all following days for each day, O(n^2) (Time Limit Exceeded)
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        n = len(temps)
        answer = []
        for day in range(n):
            wait = 1
            while wait < n and temps[(day + wait) % n] <= temps[day]:
                wait += 1
            answer.append(wait if wait < n else 0)
        return answer
