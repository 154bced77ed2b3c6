# Right: remembers the nearest day of each temperature, from the back.
class Solution:
    def daysToWarmer(self, temps: List[int]) -> List[int]:
        near = [None] * 202
        out = []
        for i in reversed(range(len(temps))):
            later = [d for d in near[temps[i] + 101:] if d is not None]
            out.append(min(later) - i if later else 0)
            near[temps[i] + 100] = i
        return out[::-1]
