# slow: adds up each window (Time Limit Exceeded)
class Solution:
    def mostVisitors(self, visitors: List[int], k: int) -> int:
        return max(sum(visitors[i:i + k]) for i in range(len(visitors) - k + 1))
