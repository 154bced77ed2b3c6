# slow: computes the same lengths again and again, O(1.6^n) (Time Limit Exceeded)
class Solution:
    def countWays(self, length: int) -> int:
        if length < 2:
            return 1
        return self.countWays(length - 1) + self.countWays(length - 2)
