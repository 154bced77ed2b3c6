# Pops only one waiting day (if instead of while), so days below it on the stack miss their warmer day.
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        res = [0] * len(temps)
        stack = []
        for i, t in enumerate(temps):
            if stack and temps[stack[-1]] < t:
                j = stack.pop()
                res[j] = i - j
            stack.append(i)
        return res
