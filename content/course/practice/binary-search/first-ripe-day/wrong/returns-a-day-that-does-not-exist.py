# wrong: returns the number of days if none is ripe (Wrong Answer)
class Solution:
    def firstRipeDay(self, ripeness: List[int], least: int) -> int:
        return bisect_left(ripeness, least)

    # Already written: answers one after the other.
    def firstRipeDays(self, ripeness: List[int], leasts: List[int]) -> List[int]:
        return [self.firstRipeDay(ripeness, least) for least in leasts]
