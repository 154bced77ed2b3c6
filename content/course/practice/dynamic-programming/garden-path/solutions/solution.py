class Solution:
    def countWays(self, length: int) -> int:
        shorter, ways = 0, 1
        for _ in range(length):
            shorter, ways = ways, shorter + ways
        return ways
