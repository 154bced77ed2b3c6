# wrong: returns the number of days if none is ripe (Wrong Answer)
class Solution:
    def firstRipeDay(self, ripeness: List[int], least: int) -> int:
        return bisect_left(ripeness, least)
