# wrong: returns -1 unless a day has exactly this ripeness (Wrong Answer)
class Solution:
    def firstRipeDay(self, ripeness: List[int], minimum: int) -> int:
        at = bisect_left(ripeness, minimum)
        return at if at < len(ripeness) and ripeness[at] == minimum else -1

    # Already written: answers one after the other.
    def firstRipeDays(self, ripeness: List[int], minimums: List[int]) -> List[int]:
        return [self.firstRipeDay(ripeness, minimum) for minimum in minimums]
