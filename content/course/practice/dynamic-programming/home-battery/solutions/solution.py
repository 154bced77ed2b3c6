class Solution:
    def largestProfit(self, prices: List[int], wear: int) -> int:
        ready, full, cooling = 0, -inf, -inf
        for price in prices:
            ready, full, cooling = max(ready, cooling), max(full, ready - price), full + price - wear
        return max(ready, cooling)
