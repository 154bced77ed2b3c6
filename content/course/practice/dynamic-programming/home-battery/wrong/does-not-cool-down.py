# wrong: charges in the hour after selling (Wrong Answer)
class Solution:
    def largestProfit(self, prices: List[int], wear: int) -> int:
        ready, full, cooling = 0, -inf, -inf
        for price in prices:
            ready, full, cooling = max(ready, cooling), max(full, max(ready, cooling) - price), full + price - wear
        return max(ready, cooling)
