# slow: tries one day after the other, O(n) for each recipe (Time Limit Exceeded)
class Solution:
    def firstRipeDay(self, ripeness: List[int], minimum: int) -> int:
        for day, value in enumerate(ripeness):
            if value >= minimum:
                return day
        return -1

    # Already written: answers one after the other.
    def firstRipeDays(self, ripeness: List[int], minimums: List[int]) -> List[int]:
        return [self.firstRipeDay(ripeness, minimum) for minimum in minimums]
