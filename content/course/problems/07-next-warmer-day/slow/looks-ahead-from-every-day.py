# slow: looks ahead from every day until a warmer one comes, O(n^2) on a plateau (Time Limit Exceeded)
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        wait = [0] * len(temps)
        for today in range(len(temps)):
            for later in range(today + 1, len(temps)):
                if temps[later] > temps[today]:
                    wait[today] = later - today
                    break
        return wait
