# wrong: returns the number of days if none is ripe (Wrong Answer)
class Solution:
    def firstRipeDay(self, ripeness: List[int], minimum: int) -> int:
        return bisect_left(ripeness, minimum)

    # Already written: answers one after the other.
    def firstRipeDays(self, ripeness: List[int], minimums: List[int]) -> List[int]:
        return [self.firstRipeDay(ripeness, minimum) for minimum in minimums]
