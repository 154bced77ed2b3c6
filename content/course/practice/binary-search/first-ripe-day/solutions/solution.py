class Solution:
    def firstRipeDay(self, ripeness: List[int], minimum: int) -> int:
        low, high = 0, len(ripeness)
        while low < high:
            middle = (low + high) // 2
            if ripeness[middle] >= minimum:
                high = middle
            else:
                low = middle + 1
        return low if low < len(ripeness) else -1

    # Already written: answers one after the other.
    def firstRipeDays(self, ripeness: List[int], minimums: List[int]) -> List[int]:
        return [self.firstRipeDay(ripeness, minimum) for minimum in minimums]
