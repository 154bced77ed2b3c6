# wrong: finds no way to pave a path of 0 meters (Wrong Answer)
class Solution:
    def countWays(self, length: int) -> int:
        shorter, ways = 1, 1
        for _ in range(length - 1):
            shorter, ways = ways, shorter + ways
        return ways if length > 0 else 0
