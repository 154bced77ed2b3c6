# wrong: returns -1 unless a day has exactly this ripeness (Wrong Answer)
class Solution:
    def firstRipeDay(self, ripeness: List[int], least: int) -> int:
        at = bisect_left(ripeness, least)
        return at if at < len(ripeness) and ripeness[at] == least else -1

    # Already written: answers one after the other.
    def firstRipeDays(self, ripeness: List[int], leasts: List[int]) -> List[int]:
        return [self.firstRipeDay(ripeness, least) for least in leasts]
