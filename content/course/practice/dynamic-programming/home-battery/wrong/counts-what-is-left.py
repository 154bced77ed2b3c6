# wrong: counts the price of what is left in the battery (Wrong Answer)
class Solution:
    def largestProfit(self, prices: List[int], wear: int) -> int:
        ready, full, cooling = 0, -inf, -inf
        for price in prices:
            ready, full, cooling = max(ready, cooling), max(full, ready - price), full + price - wear
        return max(ready, cooling, full + (prices[-1] if prices else 0))
